/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Knows the hidden files that this program is writing, so that those of a program that was killed are removed by a later
 * one. A program writes the name of each such file into a register of its own, which it keeps locked, before it makes the
 * file. A register that nobody holds is of a program that is gone; what it names is ours, whatever else lies around with
 * such a name is not and is left. Where there is no place for a register, files of a killed program stay.
 */
final class PartRegister {

	private static final PartRegister INSTANCE = new PartRegister();
	private static final Pattern NAME = Pattern.compile("\\.wiretune-[0-9a-f]{24}\\.part");
	private static final String REGISTER_ENDING = ".parts";
	private static final String NEW_ENDING = ".new";
	private static final int NAME_BYTES = 12;
	/** A register is a few lines; more is none of ours. */
	private static final long LARGEST_BYTES = 1 << 24;

	/** How long a register is kept whose files cannot be removed, as in a folder that may not be written. */
	private static final Duration KEPT = Duration.ofDays(30);
	/** A program takes milliseconds from making a register to locking it. */
	private static final Duration BEGINNING = Duration.ofHours(1);

	private final SecureRandom random = new SecureRandom();
	private final Set<Path> parts = new HashSet<>();
	private FileChannel register;
	private boolean opened;

	private PartRegister() {
	}

	static PartRegister get() {
		return INSTANCE;
	}

	/** {@return a name for a hidden file beside another, which is written down} @param target the other file */
	synchronized Path newPart(Path target) {
		if (!opened) {
			opened = true;
			open();
			removeAtEnd();
		}
		Path part = target.resolveSibling(".wiretune-" + randomName() + ".part");
		parts.add(part);
		if (register != null) {
			try {
				write(Base64.getEncoder().encodeToString(part.toUri().toString().getBytes(StandardCharsets.UTF_8)) + '\n');
			} catch (IOException full) {
				// Then a killed program leaves this one; writing is not to fail for it.
			}
		}
		return part;
	}

	/** The file is gone or has its real name. */
	synchronized void removed(Path part) {
		parts.remove(part);
		if (parts.isEmpty() && register != null) {
			try {
				register.truncate(0);
				register.position(0);
			} catch (IOException stays) {
				// Names of files that are gone do no harm.
			}
		}
	}

	private void removeAtEnd() {
		try {
			Runtime.getRuntime().addShutdownHook(new Thread(this::removeAll, "WireTune leaves no hidden files"));
		} catch (IllegalStateException ends) {
			// The next program removes what is left.
		}
	}

	/** When the program ends early, as by Ctrl+C. */
	private void removeAll() {
		List<Path> left;
		synchronized (this) {
			left = new ArrayList<>(parts);
		}
		left.forEach(PartRegister::removeQuietly);
	}

	private void open() {
		try {
			Path folder = StateFolder.folder("parts");
			String name = randomName();
			// Others look at registers by their ending only, so nobody finds it before it is locked.
			Path made = folder.resolve(name + NEW_ENDING);
			FileChannel channel = FileChannel.open(made, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), PrivateFiles.FILE.of(made));
			if (channel.tryLock() != null) {
				Files.move(made, folder.resolve(name + REGISTER_ENDING), StandardCopyOption.ATOMIC_MOVE);
				register = channel;
			} else {
				channel.close();
			}
			removeOfOthers(folder, name + REGISTER_ENDING);
			removeBegun(folder);
		} catch (IOException | RuntimeException noPlace) {
			// As the class says.
		}
	}

	private static void removeOfOthers(Path folder, String own) throws IOException {
		try (DirectoryStream<Path> registers = Files.newDirectoryStream(folder, '*' + REGISTER_ENDING)) {
			for (Path each : registers) {
				if (!each.getFileName().toString().equals(own)) {
					removeOf(each);
				}
			}
		}
	}

	/** Registers that a program was killed in the middle of beginning name nothing yet. */
	private static void removeBegun(Path folder) throws IOException {
		try (DirectoryStream<Path> begun = Files.newDirectoryStream(folder, '*' + NEW_ENDING)) {
			for (Path each : begun) {
				if (isOlder(each, BEGINNING)) {
					removeQuietly(each);
				}
			}
		}
	}

	private static boolean isOlder(Path file, Duration age) throws IOException {
		return Files.getLastModifiedTime(file).toInstant().isBefore(Instant.now().minus(age));
	}

	private static void removeOf(Path other) {
		try (FileChannel channel = FileChannel.open(other, StandardOpenOption.WRITE, StandardOpenOption.READ)) {
			if (channel.tryLock() == null) {
				return;
			}
			if (channel.size() <= LARGEST_BYTES) {
				ByteBuffer bytes = ByteBuffer.allocate((int) channel.size());
				while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
					// Until all of it is read.
				}
				boolean isAnyLeft = false;
				for (String line : new String(bytes.array(), 0, bytes.position(), StandardCharsets.US_ASCII).lines().toList()) {
					isAnyLeft |= !removeNamed(line);
				}
				if (isAnyLeft && !isOlder(other, KEPT)) {
					return;
				}
			}
			Files.deleteIfExists(other);
		} catch (IOException | RuntimeException held) {
			// It is in use, or of a file system that cannot lock.
		}
	}

	/** Removes a file; returns whether it is gone. What is on a disk that is not there at the moment is not. */
	private static boolean removeNamed(String line) {
		try {
			Path part = Path.of(URI.create(new String(Base64.getDecoder().decode(line), StandardCharsets.UTF_8)));
			if (!NAME.matcher(part.getFileName().toString()).matches() || Files.exists(part, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(part, LinkOption.NOFOLLOW_LINKS)) {
				return true;
			}
			removeQuietly(part);
			return Files.notExists(part, LinkOption.NOFOLLOW_LINKS) && Files.isDirectory(part.getParent());
		} catch (RuntimeException torn) {
			// The program was killed while it wrote the line, so before it made the file.
			return true;
		}
	}

	private static void removeQuietly(Path part) {
		try {
			Files.deleteIfExists(part);
		} catch (IOException stays) {
			// The folder may not be written any more.
		}
	}

	private void write(String line) throws IOException {
		ByteBuffer bytes = ByteBuffer.wrap(line.getBytes(StandardCharsets.US_ASCII));
		while (bytes.hasRemaining()) {
			register.write(bytes);
		}
	}

	private String randomName() {
		byte[] bytes = new byte[NAME_BYTES];
		random.nextBytes(bytes);
		return HexFormat.of().formatHex(bytes);
	}
}
