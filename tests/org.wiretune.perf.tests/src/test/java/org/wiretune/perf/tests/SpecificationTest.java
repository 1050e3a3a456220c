/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.perf.protocol.DriverOrder;
import org.wiretune.perf.protocol.ServerOrder;

class SpecificationTest {

	@Test
	void theLabIsTheLab() {
		RunSpecification lab = RunSpecification.lab();
		assertEquals(List.of(1024, 102400, 1048576), lab.sizes());
		assertEquals(200, lab.loops());
		assertEquals(10, lab.progressEvery());
		assertEquals(1, lab.clients());
		assertEquals(15, lab.cellCount());
		assertEquals(384, lab.server().maximumHeapMegabytes());
		assertEquals("Default", lab.server().scaThreadPool());
		assertEquals(10, lab.server().scaMaximumConcurrency());
		assertEquals(new ThreadPoolSettings("WebContainer", 50, 50, 60000),
				lab.server().threadPool("WebContainer").orElseThrow());
	}

	@Test
	void wrongValuesAreRefusedInASentence() {
		RunSpecification lab = RunSpecification.lab();
		assertSentence("The value of loops is wrong: \"0\" is not a whole number from 1 to 10000000.", () -> lab.withLoops(0, 0));
		assertSentence("The value of clients is wrong: \"257\" is not a whole number from 1 to 256.", () -> lab.withClients(257));
		assertSentence("The value of sizes is wrong: \"\" is not a size up to 64 MB, such as 1 KB or 2048 bytes.", () -> lab.withSizes(List.of()));
		assertThrows(IllegalArgumentException.class, () -> lab.withBindings(List.of()));
		assertSentence("The maximum heap in MB is 31; it is at least 32.",
				() -> ServerSettings.builder().maximumHeapMegabytes(31));
		assertThrows(IllegalArgumentException.class, () -> new ThreadPoolSettings("P", 5, 4, 1));
		assertThrows(IllegalArgumentException.class, () -> new ThreadPoolSettings("P", 0, 0, 1));
		assertThrows(IllegalArgumentException.class, () -> new ThreadPoolSettings(" ", 0, 1, 1));
	}

	@Test
	void doubledBindingsAreMeasuredOnce() {
		assertEquals(1, RunSpecification.lab()
				.withBindings(List.of(BindingUnderTest.SCA_SYNC, BindingUnderTest.SCA_SYNC)).bindings().size());
	}

	@Test
	void settingsAreValues() {
		ServerSettings settings = ServerSettings.lab();
		assertEquals(settings, settings.toBuilder().build());
		assertEquals(settings.hashCode(), settings.toBuilder().build().hashCode());
		assertNotEquals(settings, settings.toBuilder().scaMaximumConcurrency(100).build());
		ServerSettings.Builder builder = settings.toBuilder();
		ServerSettings built = builder.build();
		builder.maximumHeapMegabytes(1024);
		assertEquals(384, built.maximumHeapMegabytes(), "a builder does not change what it has built");
	}

	@Test
	void ordersComeBackFromTheirLine() {
		RunSpecification specification = SampleRun.run(SampleRun.START).specification();
		DriverOrder driver = new DriverOrder(specification, 1, 2, "token");
		assertEquals(driver, DriverOrder.parse(driver.toLine()));
		ServerOrder server = new ServerOrder(specification.server(), Path.of("/tmp/x y"), "token");
		assertEquals(server, ServerOrder.parse(server.toLine()));
	}

	@ParameterizedTest
	@CsvSource({ "1KB,1024", "1 kb,1024", "100KB,102400", "1MB,1048576", "64MB,67108864", "17,17", "3b,3" })
	void sizesAreRead(String text, int bytes) {
		assertEquals(OptionalInt.of(bytes), ObjectSize.parse(text));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "0", "KB", "-1KB", "1.5MB", "65MB", "1TB", "99999999999KB" })
	void whatIsNoSizeIsNotRead(String text) {
		assertEquals(OptionalInt.empty(), ObjectSize.parse(text));
	}

	@Test
	void sizesAreWritten() {
		assertEquals("1 KB", ObjectSize.label(1024));
		assertEquals("100 KB", ObjectSize.label(102400));
		assertEquals("1 MB", ObjectSize.label(1048576));
		assertEquals("1500 bytes", ObjectSize.label(1500));
	}

	@Test
	void bindingsAreFoundByIdAndLabel() {
		assertEquals(Optional.of(BindingUnderTest.SCA_ASYNC), BindingUnderTest.find(" SCA-async "));
		assertEquals(Optional.of(BindingUnderTest.WS_SYNC), BindingUnderTest.find("WS sync"));
		assertEquals(Optional.empty(), BindingUnderTest.find("rest"));
	}

	private static void assertSentence(String expected, Runnable action) {
		String message = assertThrows(IllegalArgumentException.class, action::run).getMessage();
		assertTrue(message.equals(expected), message);
	}
}
