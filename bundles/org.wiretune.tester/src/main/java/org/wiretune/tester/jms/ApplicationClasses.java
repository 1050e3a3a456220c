/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.jms;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import jakarta.jms.ConnectionFactory;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.wiretune.perf.launch.Folders;

/**
 * The classes of an application that its build made, apart from those of this program: the jars within a jar of Spring Boot or a
 * web archive, those beside one of Quarkus, or those of a folder. They share nothing with this program but {@code jakarta.jms}.
 */
final class ApplicationClasses implements AutoCloseable {

	private static final List<String> WITHIN = List.of("BOOT-INF/lib/", "WEB-INF/lib/");
	private static final List<String> BESIDE = List.of("lib/main", "lib/boot", "quarkus-app/lib/main");
	private static final String JAR = ".jar";
	private static final int MOST_JARS = 2000;
	private static final long MOST_BYTES = 1L << 30;
	private static final int BUFFER = 1 << 16;

	private final URLClassLoader loader;
	private final Path unpacked;
	private final List<Path> places;

	private ApplicationClasses(List<Path> places, Path unpacked, List<URL> jars) {
		this.places = places;
		this.unpacked = unpacked;
		loader = new URLClassLoader(jars.toArray(URL[]::new), new SharedInterfaces());
	}

	/**
	 * The classes of some places.
	 *
	 * @param places jars of an application, or folders with jars
	 * @return the classes; to be closed
	 * @throws IllegalArgumentException when a place cannot be read; the message is a sentence
	 */
	static ApplicationClasses of(List<Path> places) {
		Path unpacked = null;
		try {
			unpacked = Files.createTempDirectory("wiretune-client");
			List<URL> jars = new ArrayList<>();
			long[] left = {MOST_BYTES};
			for (Path place : places) {
				if (Files.isDirectory(place)) {
					addAll(place, jars);
				} else {
					add(place, unpacked, left, jars);
				}
			}
			return new ApplicationClasses(places, unpacked, jars);
		} catch (IOException unreadable) {
			Folders.delete(unpacked);
			throw new IllegalArgumentException(TEXTS.get("jms.clientJar", String.join(", ", places.stream().map(Path::toString).toList()), String.valueOf(unreadable.getMessage())), unreadable);
		}
	}

	private static void add(Path file, Path unpacked, long[] left, List<URL> jars) throws IOException {
		jars.add(file.toUri().toURL());
		for (String folder : BESIDE) {
			Path beside = file.toAbsolutePath().getParent().resolve(folder);
			if (Files.isDirectory(beside)) {
				addAll(beside, jars);
			}
		}
		try (ZipFile archive = new ZipFile(file.toFile())) {
			Enumeration<? extends ZipEntry> entries = archive.entries();
			while (entries.hasMoreElements()) {
				ZipEntry entry = entries.nextElement();
				if (entry.getName().endsWith(JAR) && WITHIN.stream().anyMatch(entry.getName()::startsWith)) {
					// Only the number tells them apart, so that no name leads out of the folder.
					Path copy = unpacked.resolve(jars.size() + JAR);
					copy(archive, entry, copy, left);
					jars.add(copy.toUri().toURL());
					check(jars.size(), left[0]);
				}
			}
		}
	}

	private static void copy(ZipFile archive, ZipEntry entry, Path copy, long[] left) throws IOException {
		byte[] buffer = new byte[BUFFER];
		try (InputStream from = archive.getInputStream(entry); var to = Files.newOutputStream(copy)) {
			for (int read = from.read(buffer); read >= 0 && left[0] >= 0; read = from.read(buffer)) {
				left[0] -= read;
				to.write(buffer, 0, read);
			}
		}
	}

	private static void addAll(Path folder, List<URL> jars) throws IOException {
		try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*" + JAR)) {
			for (Path jar : found) {
				jars.add(jar.toUri().toURL());
				check(jars.size(), 0);
			}
		}
	}

	private static void check(int jars, long left) throws IOException {
		if (jars > MOST_JARS || left < 0) {
			throw new IOException(TEXTS.get("jms.tooLarge", MOST_JARS, MOST_BYTES >> 20));
		}
	}

	/**
	 * A factory of connections of a client.
	 *
	 * @param className its class, which has a constructor that takes an address
	 * @param address the address of a broker
	 * @return the factory; one of {@code javax.jms} is seen as one of {@code jakarta.jms}
	 * @throws IllegalArgumentException when the application has no such client or that refuses the address; the message is a sentence
	 */
	ConnectionFactory factory(String className, String address) {
		Thread thread = Thread.currentThread();
		ClassLoader before = thread.getContextClassLoader();
		// Clients look for their transports by the loader of the thread.
		thread.setContextClassLoader(loader);
		try {
			Object factory = loader.loadClass(className).getConstructor(String.class).newInstance(address);
			return JakartaView.of(ConnectionFactory.class, factory);
		} catch (ClassNotFoundException none) {
			throw new IllegalArgumentException(TEXTS.get("jms.noClient", names(), className), none);
		} catch (ReflectiveOperationException refused) {
			Throwable cause = refused.getCause() == null ? refused : refused.getCause();
			throw cause instanceof LinkageError incomplete ? incomplete(incomplete) : new IllegalArgumentException(String.valueOf(cause.getMessage()), cause);
		} catch (LinkageError incomplete) {
			throw incomplete(incomplete);
		} finally {
			thread.setContextClassLoader(before);
		}
	}

	private IllegalArgumentException incomplete(LinkageError incomplete) {
		return new IllegalArgumentException(TEXTS.get("jms.incomplete", names(), String.valueOf(incomplete.getMessage())));
	}

	private String names() {
		return String.join(", ", places.stream().map(Path::toString).toList());
	}

	@Override
	public void close() {
		try {
			loader.close();
		} catch (IOException held) {
			System.getLogger(ApplicationClasses.class.getName()).log(System.Logger.Level.DEBUG, String.valueOf(held.getMessage()));
		}
		Folders.delete(unpacked);
	}

	/** What both sides know: the platform and {@code jakarta.jms}. */
	private static final class SharedInterfaces extends ClassLoader {

		SharedInterfaces() {
			super(ClassLoader.getPlatformClassLoader());
		}

		@Override
		protected Class<?> findClass(String name) throws ClassNotFoundException {
			if (name.startsWith("jakarta.jms.")) {
				return Class.forName(name, true, ConnectionFactory.class.getClassLoader());
			}
			throw new ClassNotFoundException(name);
		}
	}
}
