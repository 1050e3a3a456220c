/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

import org.wiretune.gclog.LogFile;
import org.wiretune.gclog.LogPart;

/**
 * A file that grows. What is appended is read; where the file was cut, replaced by another of its name, or ended for the next
 * one of its set, the rest of the old one is read first. Used by one thread.
 */
final class GrowingFile implements Closeable {

	/** A file whose first bytes have changed was written anew, whatever its length. */
	private static final int HEAD_BYTES = 64;

	private final Path asked;
	private final LineSource source;
	private final Consumer<LogPart> parts;
	private Path path;
	private FileChannel channel;
	private InputStream in;
	private Object key;
	private byte[] head = {};

	/**
	 * Makes one; the file need not be there.
	 *
	 * @param asked the file
	 * @param source gets what is read
	 * @param parts hears of each file before anything is read of it
	 */
	GrowingFile(Path asked, LineSource source, Consumer<LogPart> parts) {
		this.asked = asked;
		this.source = source;
		this.parts = parts;
		path = asked;
	}

	/** Reads what came since the last call. {@return whether there may be more at once} */
	boolean read(long most) throws IOException {
		if (channel == null && !open(path)) {
			return false;
		}
		if (isAnew()) {
			begin();
		}
		if (drain(most)) {
			return true;
		}
		Optional<Path> next = next();
		if (next.isEmpty()) {
			return false;
		}
		// It was written until the moment at which the next one was begun.
		while (drain(most)) {
			// The whole rest.
		}
		close();
		return open(next.get());
	}

	private boolean drain(long most) throws IOException {
		long end = source.bytes() + most;
		while (source.take(in)) {
			if (source.bytes() >= end) {
				return true;
			}
		}
		return false;
	}

	private boolean open(Path file) throws IOException {
		try {
			key = key(file);
			channel = FileChannel.open(file);
			if (!Objects.equals(key, key(file))) {
				// Replaced in this moment; the next look finds the new one.
				close();
				return false;
			}
		} catch (NoSuchFileException notYet) {
			close();
			return false;
		}
		path = file;
		in = Channels.newInputStream(channel);
		begin();
		return true;
	}

	/** Begins at the beginning of the file. */
	private void begin() throws IOException {
		source.endStream();
		channel.position(0);
		head = readHead();
		parts.accept(new LogPart(path.toString(), Optional.of(LogFile.of(path)), source.lines() + 1, source.bytes()));
	}

	private boolean isAnew() throws IOException {
		if (channel.size() < channel.position()) {
			return true;
		}
		byte[] now = head.length == HEAD_BYTES && channel.position() == channel.size() ? head : readHead();
		boolean anew = !Arrays.equals(head, Arrays.copyOf(now, Math.min(now.length, head.length)));
		head = now;
		return anew;
	}

	private byte[] readHead() throws IOException {
		ByteBuffer buffer = ByteBuffer.allocate(HEAD_BYTES);
		int count = channel.read(buffer, 0);
		return Arrays.copyOf(buffer.array(), Math.max(0, count));
	}

	/** {@return the file to go on with, where this one is no longer written} */
	private Optional<Path> next() throws IOException {
		try {
			if (!Objects.equals(key(path), key)) {
				return Optional.of(path);
			}
			boolean numbered = !SetName.of(path).plain().equals(SetName.of(path).base());
			return numbered ? newest(Files.getLastModifiedTime(path)) : Optional.empty();
		} catch (NoSuchFileException moved) {
			return Files.exists(asked) ? Optional.of(asked) : newest(FileTime.fromMillis(0));
		}
	}

	/** {@return the file of the set that was written last, and after a time} */
	private Optional<Path> newest(FileTime after) throws IOException {
		String base = SetName.of(asked).base();
		Path newest = null;
		FileTime time = after;
		try (DirectoryStream<Path> children = Files.newDirectoryStream(asked.toAbsolutePath().getParent())) {
			for (Path child : children) {
				if (child.getFileName().toString().equals(SetName.of(child).plain()) && SetName.of(child).base().equals(base)) {
					BasicFileAttributes attributes = Files.readAttributes(child, BasicFileAttributes.class);
					if (attributes.isRegularFile() && attributes.lastModifiedTime().compareTo(time) > 0) {
						newest = child;
						time = attributes.lastModifiedTime();
					}
				}
			}
		} catch (NoSuchFileException gone) {
			return Optional.empty();
		}
		return newest == null || newest.getFileName().equals(path.getFileName()) || Objects.equals(key(newest), key) ? Optional.empty() : Optional.of(newest);
	}

	/** {@return what tells a file from another of the same name; null where the file system has nothing of the kind} */
	private static Object key(Path file) throws IOException {
		return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
	}

	@Override
	public void close() throws IOException {
		if (channel != null) {
			channel.close();
			channel = null;
		}
	}
}
