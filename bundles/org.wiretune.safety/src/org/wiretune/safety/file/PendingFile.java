/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileOwnerAttributeView;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.Set;

/** The new content of a file while it lies hidden beside it. Closed without {@link #move()} it is gone again. */
final class PendingFile implements AutoCloseable {

	private static final int BUFFER_BYTES = 1 << 16;

	private final Path target;
	private final Path beside;
	private final FileChannel channel;
	private final OutputStream stream;
	private boolean moved;

	private PendingFile(Path target, Path beside, FileChannel channel) {
		this.target = target;
		this.beside = beside;
		this.channel = channel;
		stream = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER_BYTES);
	}

	/** {@return a file with the owner, group, mode, access control list and extended attributes of another} @param target exists */
	static PendingFile replacing(Path target) throws IOException {
		Path beside = PartRegister.get().newPart(target);
		try {
			// The copy of the system is the one that carries all attributes, those too that Java has no words for.
			Files.copy(target, beside, StandardCopyOption.COPY_ATTRIBUTES);
			compareAttributes(target, beside);
			return new PendingFile(target, beside, FileChannel.open(beside, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING));
		} catch (IOException | RuntimeException problem) {
			remove(beside);
			throw problem;
		}
	}

	/**
	 * {@return a new file}
	 *
	 * @param target is made or replaced, with attributes of its own; its folder is created
	 * @param isPrivate whether only this user may read it
	 */
	static PendingFile creating(Path target, boolean isPrivate) throws IOException {
		Files.createDirectories(target.getParent());
		Path beside = PartRegister.get().newPart(target);
		try {
			Set<StandardOpenOption> options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
			return new PendingFile(target, beside, isPrivate ? FileChannel.open(beside, options, PrivateFiles.FILE.of(target)) : FileChannel.open(beside, options));
		} catch (IOException | RuntimeException problem) {
			remove(beside);
			throw problem;
		}
	}

	/** {@return takes the content} */
	OutputStream stream() {
		return stream;
	}

	/** The content is complete: it goes to the disk. */
	void finish() throws IOException {
		stream.flush();
		channel.force(true);
		channel.close();
	}

	/** Puts the file into its place in one step. */
	void move() throws IOException {
		Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
		moved = true;
		forceFolder(target.getParent());
	}

	@Override
	public void close() throws IOException {
		channel.close();
		if (moved) {
			// Nothing is left to remove, and a file system that is read-only by now would not let us try.
			PartRegister.get().removed(beside);
		} else {
			remove(beside);
		}
	}

	private static void remove(Path beside) throws IOException {
		Files.deleteIfExists(beside);
		PartRegister.get().removed(beside);
	}

	/** Without it the new name may be lost when the power is. */
	private static void forceFolder(Path folder) {
		try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
			channel.force(true);
		} catch (IOException notHere) {
			// Windows opens no folders; the file itself is on the disk, under its old or its new name.
		}
	}

	/** The copy leaves out what this user may not set; then the file would not be the same any more. */
	private static void compareAttributes(Path target, Path beside) throws IOException {
		PosixFileAttributeView view = Files.getFileAttributeView(target, PosixFileAttributeView.class);
		boolean isSame;
		if (view == null) {
			isSame = true;
		} else {
			PosixFileAttributes one = view.readAttributes();
			PosixFileAttributes other = Files.readAttributes(beside, PosixFileAttributes.class);
			isSame = one.owner().equals(other.owner()) && one.group().equals(other.group()) && one.permissions().equals(other.permissions());
		}
		UserDefinedFileAttributeView words = Files.getFileAttributeView(target, UserDefinedFileAttributeView.class);
		if (words != null && isSame) {
			isSame = Files.getFileAttributeView(beside, UserDefinedFileAttributeView.class).list().containsAll(words.list());
		}
		if (!isSame) {
			FileOwnerAttributeView owner = Files.getFileAttributeView(target, FileOwnerAttributeView.class);
			throw new FileNotWritten(target, FileNotWritten.Reason.ATTRIBUTES, owner.getOwner().getName(), view == null ? 0 : 1, view == null ? "" : view.readAttributes().group().getName());
		}
	}
}
