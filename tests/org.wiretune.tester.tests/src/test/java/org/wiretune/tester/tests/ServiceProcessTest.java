/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.tester.process.ServiceProcess;

/** A process that serves a workload is asked before each call whether it is there. */
class ServiceProcessTest {

	@TempDir
	Path folder;

	/** Says that it is ready, and ends with its input. */
	public static final class Service {

		private Service() {
		}

		/**
		 * Entry point.
		 *
		 * @param arguments none
		 * @throws IOException when its input breaks
		 */
		public static void main(String[] arguments) throws IOException {
			System.out.println("{\"port\":7}");
			while (System.in.read() >= 0) {
				continue;
			}
			System.exit(3);
		}
	}

	@Test
	void askingWhetherItHasEndedKeepsNothing() throws Exception {
		CompletableFuture<Integer> exit;
		try (ServiceProcess service = ServiceProcess.start("Service", Service.class, List.of("-Xmx32m"), new JsonObject(), folder, Duration.ofSeconds(30))) {
			assertEquals(7, service.ready().integer("port", 0));
			exit = service.exit();
			assertFalse(exit.isDone());
			// A workload asks some 70,000 times a second.
			assertSame(exit, service.exit());
		}
		assertEquals(3, exit.get(10, TimeUnit.SECONDS));
	}
}
