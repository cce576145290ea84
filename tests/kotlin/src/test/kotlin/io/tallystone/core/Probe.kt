package io.tallystone.core
import org.junit.jupiter.api.Test
class ProbeTest { @Test fun `it is there`() { println(version()) } }
