/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.application;

import java.nio.file.Path;
import java.time.Instant;

/**
 * A jar that a build made and that is started by itself.
 *
 * @param file the jar
 * @param kind what it is made with
 * @param built when it was written last
 */
public record RunnableJar(Path file, Kind kind, Instant built) {

	/** What a runnable jar is made with. */
	public enum Kind {
		/** Spring Boot: its loader starts the application. */
		SPRING_BOOT("Spring Boot"),
		/** Quarkus, as a folder with the jar that runs it, or as one jar. */
		QUARKUS("Quarkus"),
		/** Another jar whose manifest names a main class, as those of Camel Main are. */
		JAVA("Java");

		private final String label;

		Kind(String label) {
			this.label = label;
		}

		/** {@return its name as people write it} */
		public String label() {
			return label;
		}
	}

	/** {@return the name of the file} */
	public String name() {
		return file.getFileName().toString();
	}
}
