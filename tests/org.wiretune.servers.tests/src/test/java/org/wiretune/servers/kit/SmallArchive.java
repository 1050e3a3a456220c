/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A web archive with one file, {@value #FILE}, as small as one can be. */
final class SmallArchive {

	static final String FILE = "hello.txt";
	static final String CONTENT = "Hello from the archive.";

	private SmallArchive() {
	}

	static Path write(Path file) throws IOException {
		try (OutputStream to = Files.newOutputStream(file); ZipOutputStream zip = new ZipOutputStream(to)) {
			zip.putNextEntry(new ZipEntry("WEB-INF/web.xml"));
			zip.write("<web-app xmlns=\"https://jakarta.ee/xml/ns/jakartaee\" version=\"6.0\"/>".getBytes(StandardCharsets.UTF_8));
			zip.closeEntry();
			zip.putNextEntry(new ZipEntry(FILE));
			zip.write(CONTENT.getBytes(StandardCharsets.UTF_8));
			zip.closeEntry();
		}
		return file;
	}
}
