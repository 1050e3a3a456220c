/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The one way in which WireTune writes a file that somebody keeps: a reader, and whoever comes after a crash, sees the
 * old file or the new one, never a part. The content is written beside the file, forced to the disk and moved into place
 * in one step, so a process that is killed, a full disk or a machine that loses its power leave the old file.
 * <p>
 * A file that is replaced keeps its mode, its owner and group, its access control list and its extended attributes, unless
 * it is for this user alone. A link
 * stays a link; the file that it leads to is written. What cannot be done that way is not done in another: a file with
 * several names (hard links), one that nobody may write, one of another user and one in a folder that may not be written
 * are refused with a {@link FileNotWritten} that says why. A device or a pipe has no content to keep and is written
 * straight.
 * <p>
 * All methods may be called from any thread, and by several programs at once.
 */
public final class WholeFile {

	private WholeFile() {
	}

	/** Gives the content of a file piece by piece. */
	@FunctionalInterface
	public interface Content {

		/**
		 * Writes the whole content.
		 *
		 * @param out where to; buffered, need not be closed
		 * @throws IOException where the content cannot be given; the old file then stays
		 */
		void writeTo(OutputStream out) throws IOException;
	}

	/**
	 * Writes a file, new or not; its folder is created.
	 *
	 * @param file where to
	 * @param content all of its bytes
	 * @throws FileNotWritten where it cannot be written, as on a full disk; what was there before is then still there
	 */
	public static void write(Path file, byte[] content) throws FileNotWritten {
		try {
			write(file, out -> out.write(content));
		} catch (FileNotWritten told) {
			throw told;
		} catch (IOException problem) {
			throw FileNotWritten.because(file, problem);
		}
	}

	/**
	 * Writes a large file without holding all of it; its folder is created.
	 *
	 * @param file where to
	 * @param content writes the content
	 * @throws FileNotWritten where it cannot be written, as on a full disk; what was there before is then still there
	 * @throws IOException what the content itself throws
	 */
	public static void write(Path file, Content content) throws IOException {
		write(file, content, false);
	}

	/**
	 * Writes a file that only this user may read, also where it was there before and others could read it; its folder is
	 * created.
	 *
	 * @param file where to
	 * @param content all of its bytes
	 * @throws FileNotWritten where it cannot be written; what was there before is then still there
	 */
	public static void writePrivate(Path file, byte[] content) throws FileNotWritten {
		try {
			write(file, out -> out.write(content), true);
		} catch (FileNotWritten told) {
			throw told;
		} catch (IOException problem) {
			throw FileNotWritten.because(file, problem);
		}
	}

	/**
	 * Replaces a file, but only while it still holds what is expected. It is looked at right before it is replaced, and no
	 * other program of this user that does the same comes between.
	 *
	 * @param file a file that is there
	 * @param expected what it has to hold
	 * @param content all of its new bytes
	 * @throws FileNotWritten where it cannot be written or holds something else; what it held is then still there
	 */
	public static void replace(Path file, FileVersion expected, byte[] content) throws FileNotWritten {
		Path target = existing(file);
		Targets.check(file, target);
		try (PendingFile pending = PendingFile.replacing(target)) {
			pending.stream().write(content);
			pending.finish();
			try (TargetLock lock = TargetLock.of(target)) {
				if (!expected.equals(FileVersion.of(target))) {
					throw new FileNotWritten(file, FileNotWritten.Reason.CHANGED_MEANWHILE);
				}
				pending.move();
			}
		} catch (IOException problem) {
			throw FileNotWritten.of(file, target, problem, content.length);
		}
	}

	/**
	 * Looks whether a file may be replaced, as far as that can be told without trying. For callers that do something before.
	 *
	 * @param file a file that is there
	 * @throws FileNotWritten where it may not be
	 */
	public static void check(Path file) throws FileNotWritten {
		Targets.check(file, existing(file));
	}

	private static Path existing(Path file) throws FileNotWritten {
		Path target = Targets.resolve(file);
		if (!Files.exists(target)) {
			throw new FileNotWritten(file, FileNotWritten.Reason.GONE);
		}
		return target;
	}

	private static void write(Path file, Content content, boolean isPrivate) throws IOException {
		Path target = Targets.resolve(file);
		boolean isThere = Files.exists(target);
		if (isThere && Targets.isStream(target)) {
			try (Told out = new Told(Files.newOutputStream(target), file, target)) {
				content.writeTo(out);
				out.flush();
				out.check();
			}
			return;
		}
		if (isThere) {
			Targets.check(file, target);
		}
		boolean isContent = false;
		try (PendingFile pending = isThere && !isPrivate ? PendingFile.replacing(target) : PendingFile.creating(target, isPrivate)) {
			isContent = true;
			Told out = new Told(pending.stream(), file, target);
			content.writeTo(out);
			out.check();
			isContent = false;
			pending.finish();
			pending.move();
		} catch (IOException problem) {
			throw isContent ? problem : FileNotWritten.of(file, target, problem, 0);
		}
	}
}
