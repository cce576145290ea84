// Numbers and days as they are written.

/** With a real minus. */
export const figure = (number: bigint | number) => String(number).replace('-', '−');

export const signed = (number: bigint) => (number > 0n ? `+${number}` : figure(number));

export const day = (at: Date, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);

/** The day it was played, as named or as it was begun. */
export function dayOf(session: { startedAt: Date; playedOn: string | null }, language: string): string {
  return day(session.playedOn ? new Date(`${session.playedOn}T12:00`) : session.startedAt, language);
}

/** By the table's clock. */
export function timeOf(at: Date, offsetMinutes: number, language: string): string {
  const shifted = new Date(at.getTime() + offsetMinutes * 60_000);
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(shifted);
}
