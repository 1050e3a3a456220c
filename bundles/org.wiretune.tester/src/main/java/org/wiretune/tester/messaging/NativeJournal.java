/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.messaging;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import org.apache.activemq.artemis.nativo.jlibaio.LibaioContext;

/**
 * The native library of Artemis, with which its journal writes by libaio. It comes in a jar, and Java loads it only from a
 * folder of {@code java.library.path}, so it has to be unpacked before the broker's process starts. Without it, or without
 * libaio, Artemis would take files of Java and say so in its log only.
 */
public final class NativeJournal {

	private static final String LIBRARY = "libartemis-native-64.so";

	private NativeJournal() {
	}

	/**
	 * Unpacks the library for this machine.
	 *
	 * @param folder where to, which exists
	 * @return the folder for {@code java.library.path}
	 * @throws IOException when there is none for this machine, or it cannot be written; the message is a sentence
	 */
	public static Path unpack(Path folder) throws IOException {
		String processor = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
		String place = "/lib/linux-" + (processor.equals("amd64") ? "x86_64" : processor) + '/' + LIBRARY;
		boolean linux = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
		try (InputStream library = linux ? LibaioContext.class.getResourceAsStream(place) : null) {
			if (library == null) {
				throw new IOException(TEXTS.get("broker.noNative", System.getProperty("os.name"), processor));
			}
			Files.copy(library, folder.resolve(LIBRARY), StandardCopyOption.REPLACE_EXISTING);
			return folder;
		}
	}

	/** {@return why this process cannot write by libaio, a sentence; empty when it can} */
	public static String problem() {
		return LibaioContext.isLoaded() ? "" : TEXTS.get("broker.noLibaio");
	}
}
