/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Copies those libraries of a folder that are signed into another, without their signatures: Java keeps no class of a signed library
 * in an archive of classes, and computes digests of its own at every start. The libraries themselves stay as they came.
 * Called as {@code UnsignedLibraries FROM TO}.
 */
public final class UnsignedLibraries {

	private static final Pattern SIGNATURE = Pattern.compile("META-INF/[^/]*\\.(SF|RSA|DSA|EC)");

	private UnsignedLibraries() {
	}

	/**
	 * Copies them.
	 *
	 * @param arguments the folder of the libraries, that of the copies
	 * @throws IOException when a library cannot be read or written
	 */
	public static void main(String[] arguments) throws IOException {
		List<Path> jars;
		try (Stream<Path> files = Files.list(Path.of(arguments[0]))) {
			jars = files.filter(file -> file.toString().endsWith(".jar")).toList();
		}
		for (Path jar : jars) {
			boolean signed;
			try (ZipFile zip = new ZipFile(jar.toFile())) {
				signed = zip.stream().anyMatch(entry -> SIGNATURE.matcher(entry.getName()).matches());
			}
			if (signed) {
				copy(jar, Path.of(arguments[1]).resolve(jar.getFileName()));
			}
		}
	}

	private static void copy(Path jar, Path unsigned) throws IOException {
		try (ZipFile from = new ZipFile(jar.toFile()); OutputStream file = Files.newOutputStream(unsigned); ZipOutputStream to = new ZipOutputStream(file)) {
			to.setLevel(Deflater.BEST_SPEED);
			Enumeration<? extends ZipEntry> entries = from.entries();
			while (entries.hasMoreElements()) {
				ZipEntry entry = entries.nextElement();
				if (!SIGNATURE.matcher(entry.getName()).matches()) {
					ZipEntry copy = new ZipEntry(entry.getName());
					copy.setTimeLocal(entry.getTimeLocal());
					to.putNextEntry(copy);
					from.getInputStream(entry).transferTo(to);
					to.closeEntry();
				}
			}
		}
	}
}
