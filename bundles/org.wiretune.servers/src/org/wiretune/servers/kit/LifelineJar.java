/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** Writes the jar of {@link Lifeline}, which the JVM of a server takes as an agent. */
final class LifelineJar {

	private LifelineJar() {
	}

	/**
	 * Writes the jar.
	 *
	 * @param jar the file
	 * @throws IOException when it cannot be written
	 */
	static void write(Path jar) throws IOException {
		Manifest manifest = new Manifest();
		Attributes attributes = manifest.getMainAttributes();
		attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
		attributes.putValue("Premain-Class", Lifeline.class.getName());
		String entry = Lifeline.class.getName().replace('.', '/') + ".class";
		try (OutputStream file = Files.newOutputStream(jar);
				JarOutputStream archive = new JarOutputStream(file, manifest);
				InputStream bytes = Lifeline.class.getResourceAsStream("Lifeline.class")) {
			if (bytes == null) {
				throw new IOException(entry);
			}
			archive.putNextEntry(new JarEntry(entry));
			bytes.transferTo(archive);
			archive.closeEntry();
		}
	}
}
