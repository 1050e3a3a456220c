/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * An application of the user that is deployed beside that of the tester.
 *
 * @param archive a WAR or EAR file
 */
public record Deployment(Path archive) {

	/** File name of the tester's own application; a second one of this name would replace it. */
	static final String TESTER = "wiretune.war";

	private static final String WAR = ".war";
	private static final String EAR = ".ear";

	/**
	 * Recognises an archive by its name and its directory of entries, so that a broken one is told before a server starts.
	 *
	 * @param archive the file
	 * @return the application
	 * @throws IOException when it cannot be deployed; the message says why and what to do
	 */
	public static Deployment of(Path archive) throws IOException {
		Path file = archive.toAbsolutePath().normalize();
		String name = String.valueOf(file.getFileName());
		String ending = name.length() < WAR.length() ? "" : name.substring(name.length() - WAR.length()).toLowerCase(Locale.ROOT);
		if (!ending.equals(WAR) && !ending.equals(EAR)) {
			throw new IOException(TEXTS.get("deployment.name", file));
		}
		if (!Files.isRegularFile(file)) {
			throw new IOException(TEXTS.get("deployment.missing", file));
		}
		if (name.equalsIgnoreCase(TESTER)) {
			throw new IOException(TEXTS.get("deployment.tester", file));
		}
		try (ZipFile zip = new ZipFile(file.toFile())) {
			if (zip.size() == 0) {
				throw new IOException(TEXTS.get("deployment.broken", file, TEXTS.get("deployment.empty")));
			}
		} catch (ZipException e) {
			throw new IOException(TEXTS.get("deployment.broken", file, String.valueOf(e.getMessage())), e);
		}
		return new Deployment(file);
	}

	/** {@return the name of the file} */
	public String name() {
		return archive.getFileName().toString();
	}

	/** {@return whether it is an EAR} */
	public boolean isEnterprise() {
		return name().toLowerCase(Locale.ROOT).endsWith(EAR);
	}

	/** {@return the path that both servers give a WAR whose own descriptors name none: its name without the ending} */
	public String path() {
		return '/' + name().substring(0, name().length() - WAR.length());
	}
}
