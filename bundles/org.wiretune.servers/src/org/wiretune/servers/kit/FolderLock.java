/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Keeps a folder for one server of one program: two that write into one folder would take each other's files away. The
 * lock is a file beside the folder and ends with the program, also when that is killed.
 */
final class FolderLock implements AutoCloseable {

	/**
	 * The folders that this program has. Asked before the file is opened: whoever closes a file, also one opened a second
	 * time, gives up all locks that the program has on it (POSIX, fcntl).
	 */
	private static final Set<Path> TAKEN = ConcurrentHashMap.newKeySet();

	private final Path folder;
	private final FileChannel channel;

	private FolderLock(Path folder, FileChannel channel) {
		this.folder = folder;
		this.channel = channel;
	}

	/**
	 * Takes a folder.
	 *
	 * @param folder the folder, which need not be there
	 * @return the lock
	 * @throws IOException when another server has it; the message says so in a sentence
	 */
	static FolderLock of(Path folder) throws IOException {
		Path place = folder.toAbsolutePath().normalize();
		if (!TAKEN.add(place)) {
			throw new IOException(TEXTS.get("standing.locked", folder));
		}
		FileChannel channel = null;
		try {
			Files.createDirectories(place.getParent());
			channel = FileChannel.open(place.resolveSibling(place.getFileName() + ".lock"), StandardOpenOption.CREATE,
					StandardOpenOption.WRITE);
			if (channel.tryLock() == null) {
				throw new IOException(TEXTS.get("standing.locked", folder));
			}
			return new FolderLock(place, channel);
		} catch (IOException | RuntimeException e) {
			try {
				if (channel != null) {
					channel.close();
				}
			} finally {
				TAKEN.remove(place);
			}
			throw e;
		}
	}

	/** Again it does nothing. */
	@Override
	public void close() {
		if (!channel.isOpen()) {
			return;
		}
		try {
			channel.close();
		} catch (IOException e) {
			System.getLogger(FolderLock.class.getName()).log(System.Logger.Level.DEBUG, "The lock is gone.", e);
		} finally {
			// Not before: whoever takes the folder now opens the file, and its lock would go with this one.
			TAKEN.remove(folder);
		}
	}
}
