/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Keeps a folder for one server of one program: two that write into one folder would take each other's files away. The
 * lock is a file beside the folder and ends with the program, also when that is killed.
 */
final class FolderLock implements AutoCloseable {

	private final FileChannel channel;

	private FolderLock(FileChannel channel) {
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
		Files.createDirectories(folder.getParent());
		FileChannel channel = FileChannel.open(folder.resolveSibling(folder.getFileName() + ".lock"), StandardOpenOption.CREATE,
				StandardOpenOption.WRITE);
		FileLock taken = null;
		try {
			taken = channel.tryLock();
		} catch (OverlappingFileLockException e) {
			System.getLogger(FolderLock.class.getName()).log(System.Logger.Level.DEBUG, "Taken by this program.", e);
		}
		if (taken == null) {
			channel.close();
			throw new IOException(KitTexts.get("standing.locked", folder));
		}
		return new FolderLock(channel);
	}

	@Override
	public void close() {
		try {
			channel.close();
		} catch (IOException e) {
			System.getLogger(FolderLock.class.getName()).log(System.Logger.Level.DEBUG, "The lock is gone.", e);
		}
	}
}
