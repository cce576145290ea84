label_quit = Quit
