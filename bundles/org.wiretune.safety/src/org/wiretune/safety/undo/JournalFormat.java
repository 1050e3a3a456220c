/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.undo;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

import org.wiretune.safety.file.FileVersion;
import org.wiretune.safety.text.Texts;

/**
 * The bytes of a journal: a line that says what it is, and for each change a line with the file, its versions and how many
 * bytes follow, then the old content, compressed, and a line end. What a killed program has not written to its end is left
 * out; its file was not changed yet.
 */
final class JournalFormat {

	private static final Texts TEXTS = Texts.of(JournalFormat.class, "undo");
	private static final String HEAD = "WireTune undo 1";
	private static final int LONGEST_LINE = 1 << 14;
	/** More than the largest file that is read, compressed; a journal that says more is damaged. */
	private static final int LARGEST_CONTENT = 1 << 26;

	private JournalFormat() {
	}

	static byte[] head() {
		return (HEAD + '\n').getBytes(StandardCharsets.US_ASCII);
	}

	/** {@return a record} @param before the old content, or null where it is not kept */
	static byte[] entry(Path file, FileVersion old, FileVersion after, byte[] before) {
		byte[] packed = before == null ? new byte[0] : pack(before);
		// A URI names a file in any locale of the system.
		byte[] line = (file.toUri() + " " + old.sha256() + ' ' + after.sha256() + ' ' + (before == null ? -1 : packed.length) + '\n').getBytes(StandardCharsets.US_ASCII);
		ByteArrayOutputStream bytes = new ByteArrayOutputStream(line.length + packed.length + 1);
		bytes.writeBytes(line);
		bytes.writeBytes(packed);
		bytes.write('\n');
		return bytes.toByteArray();
	}

	/**
	 * {@return the complete records in their order; none where the file is no journal}
	 *
	 * @param journal the file
	 * @throws IOException where it cannot be read
	 */
	static List<UndoEntry> read(Path journal) throws IOException {
		return read(journal, Integer.MAX_VALUE);
	}

	/**
	 * {@return whether a file was begun as a journal and holds no whole record; one of another kind or version is not asked}
	 *
	 * @param journal the file
	 * @throws IOException where it cannot be read
	 */
	static boolean isEmpty(Path journal) throws IOException {
		byte[] head = head();
		byte[] begin;
		try (InputStream in = Files.newInputStream(journal)) {
			begin = in.readNBytes(head.length);
		}
		return Arrays.equals(begin, Arrays.copyOf(head, begin.length)) && read(journal, 1).isEmpty();
	}

	private static List<UndoEntry> read(Path journal, int most) throws IOException {
		List<UndoEntry> entries = new ArrayList<>();
		try (FileChannel in = FileChannel.open(journal)) {
			if (!HEAD.equals(line(in))) {
				return entries;
			}
			for (String line = line(in); line != null && entries.size() < most; line = line(in)) {
				UndoEntry entry = parse(line, in.position());
				long end = in.position() + Math.max(0, entry.length());
				if (end + 1 > in.size()) {
					return entries;
				}
				in.position(end + 1);
				entries.add(entry);
			}
		} catch (IllegalArgumentException torn) {
			// What was read before is whole.
		}
		return entries;
	}

	/**
	 * {@return the old content of a file}
	 *
	 * @param journal the file of the journal
	 * @param entry a record of it
	 * @throws IOException where it cannot be read or is damaged
	 */
	static byte[] before(Path journal, UndoEntry entry) throws IOException {
		ByteBuffer packed = ByteBuffer.allocate(entry.length());
		try (FileChannel in = FileChannel.open(journal)) {
			fill(packed, in.position(entry.offset()));
		}
		byte[] before;
		try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(packed.array()))) {
			before = in.readNBytes(LARGEST_CONTENT);
		} catch (ZipException | EOFException damaged) {
			throw new IOException(TEXTS.get("damaged"), damaged);
		}
		if (!FileVersion.of(before).equals(entry.before())) {
			throw new IOException(TEXTS.get("damaged"));
		}
		return before;
	}

	private static UndoEntry parse(String line, long offset) {
		String[] words = line.split(" ");
		if (words.length != 4) {
			throw new IllegalArgumentException(line);
		}
		int length = Integer.parseInt(words[3]);
		if (length < -1 || length > LARGEST_CONTENT) {
			throw new IllegalArgumentException(line);
		}
		return new UndoEntry(Path.of(URI.create(words[0])), new FileVersion(words[1]), new FileVersion(words[2]), offset, length);
	}

	/** The next line without its end; null where there is none with an end. */
	private static String line(FileChannel in) throws IOException {
		long begin = in.position();
		ByteBuffer bytes = ByteBuffer.allocate((int) Math.min(LONGEST_LINE, in.size() - begin));
		fill(bytes, in);
		for (int i = 0; i < bytes.position(); i++) {
			if (bytes.get(i) == '\n') {
				in.position(begin + i + 1);
				return new String(bytes.array(), 0, i, StandardCharsets.US_ASCII);
			}
		}
		return null;
	}

	private static void fill(ByteBuffer bytes, FileChannel in) throws IOException {
		while (bytes.hasRemaining() && in.read(bytes) >= 0) {
			// Until it is full or the file ends.
		}
	}

	private static byte[] pack(byte[] content) {
		ByteArrayOutputStream packed = new ByteArrayOutputStream();
		Deflater quick = new Deflater(Deflater.BEST_SPEED);
		try (DeflaterOutputStream out = new DeflaterOutputStream(packed, quick)) {
			out.write(content);
		} catch (IOException impossible) {
			throw new IllegalStateException(impossible);
		} finally {
			quick.end();
		}
		return packed.toByteArray();
	}
}
