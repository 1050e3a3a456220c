/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials.central;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.stream.Stream;

/**
 * An artifact in a folder that is laid out as a Maven repository.
 *
 * @param pom its POM
 */
record StagedArtifact(Path pom) {

	/** {@return all artifacts of a repository, in order} @param repository the folder @throws IOException where it cannot be read */
	static List<StagedArtifact> all(Path repository) throws IOException {
		try (Stream<Path> files = Files.walk(repository)) {
			return files.filter(file -> file.toString().endsWith(".pom")).sorted().map(StagedArtifact::new).toList();
		}
	}

	/** {@return the files of a repository that are no checksums or signatures} @param repository the folder @throws IOException where it cannot be read */
	static List<Path> files(Path repository) throws IOException {
		try (Stream<Path> files = Files.walk(repository)) {
			return files.filter(Files::isRegularFile).filter(file -> !file.getFileName().toString().matches(".*\\.(md5|sha1|sha256|sha512|asc)|maven-metadata.*")).sorted().toList();
		}
	}

	String version() {
		return pom.getParent().getFileName().toString();
	}

	String artifactId() {
		return pom.getParent().getParent().getFileName().toString();
	}

	/** The jar with a classifier, or that without one; it need not be there. */
	Path jar(String classifier) {
		return pom.resolveSibling(artifactId() + '-' + version() + (classifier.isEmpty() ? "" : '-' + classifier) + ".jar");
	}

	/** {@return the checksum of a file, as it stands in the file beside it} @param file the file @param algorithm MD5 or SHA-1 @throws IOException where it cannot be read */
	static String checksum(Path file, String algorithm) throws IOException {
		try {
			byte[] sum = MessageDigest.getInstance(algorithm).digest(Files.readAllBytes(file));
			return String.format("%0" + 2 * sum.length + "x", new BigInteger(1, sum));
		} catch (NoSuchAlgorithmException impossible) {
			throw new UncheckedIOException(new IOException(impossible));
		}
	}
}
