/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.wiretune.gclog.LogFile;
import org.wiretune.gclog.LogPart;

/**
 * A file that grows. What is appended is read; where the file was cut, replaced by another of its name, or ended for the next
 * one of its set, the rest of the old one is read first. Where files have keys it is held open, so that its rest can be read
 * even when it is removed. Where they have none, as on Windows, an open file would keep its name from the server that wants to
 * rename it: there it is let go after each look, and known again by what it holds. Used by one thread.
 */
final class GrowingFile implements Closeable {

	/** A file whose first bytes have changed was written anew, whatever its length. */
	private static final int HEAD_BYTES = 64;

	/** A file of the set, and when it was written last. */
	private record Sibling(Path file, FileTime written) {
	}

	private final Path asked;
	private final LineSource source;
	private final Consumer<LogPart> parts;
	private final FileKeys keys;
	/** The name under which the file was begun. */
	private Path begun;
	/** Where it is now. */
	private Path path;
	private FileChannel channel;
	private InputStream in;
	private Object key;
	private ReadMark mark;
	private byte[] head = {};

	/**
	 * Makes one; the file need not be there.
	 *
	 * @param asked the file
	 * @param source gets what is read
	 * @param parts hears of each file before anything is read of it
	 * @param keys tells a file from another of its name
	 */
	GrowingFile(Path asked, LineSource source, Consumer<LogPart> parts, FileKeys keys) {
		this.asked = asked;
		this.source = source;
		this.parts = parts;
		this.keys = keys;
		path = asked;
		begun = asked;
	}

	/** Reads what came since the last call. {@return whether there may be more at once} */
	boolean read(long most) throws IOException {
		if (channel == null && !(mark == null ? open(begun) : resume())) {
			return false;
		}
		boolean more = readOn(most);
		if (!more && channel != null && key == null) {
			mark = ReadMark.at(channel);
			close();
		}
		return more;
	}

	private boolean readOn(long most) throws IOException {
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
		begun = file;
		path = file;
		try {
			key = keys.of(file);
			channel = FileChannel.open(file);
			if (key != null && !key.equals(keys.of(file))) {
				// Replaced in this moment; the next look finds the new one.
				close();
				return false;
			}
		} catch (NoSuchFileException notYet) {
			close();
			return false;
		}
		in = Channels.newInputStream(channel);
		begin();
		return true;
	}

	/** Goes on with a file that was let go, wherever it is now; begins anew where it is gone. */
	private boolean resume() throws IOException {
		ReadMark read = mark;
		mark = null;
		if (goOn(path, read)) {
			return true;
		}
		for (Sibling sibling : siblings()) {
			if (goOn(sibling.file(), read)) {
				return true;
			}
		}
		return open(Files.exists(begun) ? begun : Files.exists(asked) ? asked : newest().orElse(asked));
	}

	private boolean goOn(Path file, ReadMark read) throws IOException {
		try {
			channel = FileChannel.open(file);
			if (read.isOf(channel)) {
				channel.position(read.position());
				in = Channels.newInputStream(channel);
				path = file;
				return true;
			}
		} catch (NoSuchFileException gone) {
			// It has another name now, or none.
		}
		close();
		return false;
	}

	/** Begins at the beginning of the file. */
	private void begin() throws IOException {
		source.endStream();
		channel.position(0);
		head = ReadMark.bytes(channel, 0, HEAD_BYTES);
		parts.accept(new LogPart(begun.toString(), Optional.of(LogFile.of(begun)), source.lines() + 1, source.bytes()));
	}

	private boolean isAnew() throws IOException {
		if (channel.size() < channel.position()) {
			return true;
		}
		byte[] now = head.length == HEAD_BYTES && channel.position() == channel.size() ? head : ReadMark.bytes(channel, 0, HEAD_BYTES);
		boolean anew = !Arrays.equals(head, Arrays.copyOf(now, Math.min(now.length, head.length)));
		head = now;
		return anew;
	}

	/** {@return the file to go on with, where this one is no longer written} */
	private Optional<Path> next() throws IOException {
		Optional<Path> place = place();
		if (place.isEmpty()) {
			return Files.exists(asked) ? Optional.of(asked) : newest();
		}
		boolean mayHaveNext = !place.get().equals(begun) || isNumbered(begun);
		return mayHaveNext ? after(place.get(), siblings()) : Optional.empty();
	}

	/** {@return where the file is that is being read; empty where it was removed} */
	private Optional<Path> place() throws IOException {
		if (key == null || isThere(path)) {
			return Optional.of(path);
		}
		for (Sibling sibling : siblings()) {
			if (isThere(sibling.file())) {
				return Optional.of(sibling.file());
			}
		}
		return Optional.empty();
	}

	private boolean isThere(Path file) throws IOException {
		try {
			return key.equals(keys.of(file));
		} catch (NoSuchFileException moved) {
			return false;
		}
	}

	/**
	 * {@return the file that was begun behind another one of the set: the first that was written later, since a server may have
	 * rotated several times between two looks}
	 */
	private Optional<Path> after(Path place, List<Sibling> siblings) {
		Optional<Path> later = siblings.stream().filter(each -> isSameName(each.file(), place)).findFirst()
				.flatMap(own -> siblings.stream().filter(each -> each.written().compareTo(own.written()) > 0).findFirst()).map(Sibling::file);
		// Two files may have been written in one tick of the file system's clock.
		return later.or(() -> isNumbered(asked) || isSameName(place, asked) || !Files.exists(asked) ? Optional.empty() : Optional.of(asked));
	}

	private Optional<Path> newest() throws IOException {
		List<Sibling> siblings = siblings();
		return siblings.isEmpty() ? Optional.empty() : Optional.of(siblings.get(siblings.size() - 1).file());
	}

	private static boolean isSameName(Path one, Path other) {
		return one.getFileName().equals(other.getFileName());
	}

	private static boolean isNumbered(Path file) {
		SetName name = SetName.of(file);
		return !name.plain().equals(name.base());
	}

	/** {@return the files of the set that are not packed, the one written last at the end} */
	private List<Sibling> siblings() throws IOException {
		String base = SetName.of(asked).base();
		List<Sibling> found = new ArrayList<>();
		try (DirectoryStream<Path> children = Files.newDirectoryStream(asked.toAbsolutePath().getParent())) {
			for (Path child : children) {
				SetName name = SetName.of(child);
				if (child.getFileName().toString().equals(name.plain()) && name.base().equals(base)) {
					written(child).ifPresent(found::add);
				}
			}
		} catch (NoSuchFileException gone) {
			return List.of();
		}
		found.sort(Comparator.comparing(Sibling::written));
		return found;
	}

	private static Optional<Sibling> written(Path file) throws IOException {
		try {
			BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
			return attributes.isRegularFile() ? Optional.of(new Sibling(file, attributes.lastModifiedTime())) : Optional.empty();
		} catch (NoSuchFileException moved) {
			return Optional.empty();
		}
	}

	@Override
	public void close() throws IOException {
		if (channel != null) {
			channel.close();
			channel = null;
		}
	}
}
