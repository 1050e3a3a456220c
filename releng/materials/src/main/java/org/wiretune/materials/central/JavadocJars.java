/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials.central;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.spi.ToolProvider;

import org.wiretune.materials.site.Folders;
import org.wiretune.materials.site.SteadyZip;

/**
 * Makes the javadoc jar of each artifact that is staged, from its jar of sources and by the tool of the JDK. What a bundle exports to
 * all is documented; of a jar that is no bundle, each package. An error or a warning of the tool ends it, so that a comment that leads
 * nowhere is mended.
 */
public final class JavadocJars {

	private JavadocJars() {
	}

	/**
	 * Makes the jars.
	 *
	 * @param arguments the staged repository, the class path with all that sources name, the time of the jars in seconds since 1970
	 * @throws IOException where something cannot be read or written
	 */
	public static void main(String[] arguments) throws IOException {
		Path repository = Path.of(arguments[0]);
		for (StagedArtifact each : StagedArtifact.all(repository)) {
			if (Files.exists(each.jar("sources"))) {
				make(each, arguments[1], Long.parseLong(arguments[2]));
			}
		}
	}

	private static void make(StagedArtifact artifact, String libraries, long seconds) throws IOException {
		Path work = Files.createTempDirectory("javadoc");
		try {
			Path sources = work.resolve("sources");
			SortedSet<String> packages = unpack(artifact.jar("sources"), sources);
			SortedSet<String> exported = exported(artifact.jar(""));
			packages.removeIf(each -> !exported.isEmpty() && !exported.contains(each));
			List<String> call = new ArrayList<>(List.of("-quiet", "-Xdoclint:all,-missing", "-Werror", "-notimestamp", "-encoding", "UTF-8", "-docencoding", "UTF-8", "--release", "17", "-windowtitle", artifact.artifactId() + ' ' + artifact.version(),
					// Generated classes of the model have them.
					"-tag", "model:X", "-tag", "generated:X", "-tag", "ordered:X", "-cp", libraries, "-sourcepath", sources.toString(), "-d", work.resolve("pages").toString()));
			call.addAll(packages);
			ToolProvider tool = ToolProvider.findFirst("javadoc").orElseThrow(() -> new IOException("The Java that runs this has no javadoc tool; run it by a JDK."));
			PrintWriter out = new PrintWriter(System.out, true);
			if (tool.run(out, out, call.toArray(String[]::new)) != 0) {
				throw new IOException("The comments of " + artifact.artifactId() + " cannot be made into pages; see above.");
			}
			Path jar = artifact.jar("javadoc");
			SteadyZip.ofFolder(jar, work.resolve("pages"), seconds);
			Files.writeString(jar.resolveSibling(jar.getFileName() + ".md5"), StagedArtifact.checksum(jar, "MD5"));
			Files.writeString(jar.resolveSibling(jar.getFileName() + ".sha1"), StagedArtifact.checksum(jar, "SHA-1"));
		} finally {
			Folders.delete(work);
		}
	}

	private static SortedSet<String> unpack(Path jar, Path to) throws IOException {
		SortedSet<String> packages = new TreeSet<>();
		try (JarFile from = new JarFile(jar.toFile())) {
			for (JarEntry entry : Collections.list(from.entries())) {
				Path file = to.resolve(entry.getName()).normalize();
				if (entry.getName().endsWith(".java") && file.startsWith(to)) {
					Files.createDirectories(file.getParent());
					try (InputStream source = from.getInputStream(entry)) {
						Files.copy(source, file);
					}
					packages.add(to.relativize(file.getParent()).toString().replace(File.separatorChar, '.'));
				}
			}
		}
		return packages;
	}

	/** Packages that a bundle exports to all; none where the jar is no bundle. */
	private static SortedSet<String> exported(Path jar) throws IOException {
		SortedSet<String> packages = new TreeSet<>();
		try (JarFile bundle = new JarFile(jar.toFile())) {
			String header = bundle.getManifest().getMainAttributes().getValue("Export-Package");
			for (String each : header == null ? new String[0] : header.replaceAll("\"[^\"]*\"", "").split(",")) {
				if (!each.contains("x-internal:=true")) {
					packages.add(each.split(";")[0].strip());
				}
			}
		}
		return packages;
	}
}
