/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Keeps the threads and programs of this user that replace a file apart between looking at it and replacing it. Files share
 * a few locks. Where there is no place for locks it keeps threads apart only.
 */
final class TargetLock implements AutoCloseable {

	private static final int LOCKS = 32;
	private static final ReentrantLock[] THREADS = new ReentrantLock[LOCKS];

	static {
		for (int i = 0; i < LOCKS; i++) {
			THREADS[i] = new ReentrantLock();
		}
	}

	private final ReentrantLock thread;
	private final FileChannel channel;

	private TargetLock(ReentrantLock thread, FileChannel channel) {
		this.thread = thread;
		this.channel = channel;
	}

	/** {@return the lock, once no other holds it; a few milliseconds} @param target the file, by its real name */
	static TargetLock of(Path target) {
		int number = Math.floorMod(target.toString().hashCode(), LOCKS);
		THREADS[number].lock();
		return new TargetLock(THREADS[number], locked(number));
	}

	private static FileChannel locked(int number) {
		FileChannel channel = null;
		try {
			Path file = StateFolder.folder("locks").resolve("lock-" + number);
			channel = FileChannel.open(file, Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE), PrivateFiles.FILE.of(file));
			// Held until the channel is closed.
			channel.lock();
			return channel;
		} catch (IOException | RuntimeException noPlace) {
			close(channel);
			return null;
		}
	}

	@Override
	public void close() {
		close(channel);
		thread.unlock();
	}

	private static void close(FileChannel channel) {
		if (channel != null) {
			try {
				channel.close();
			} catch (IOException closed) {
				// The lock ends with the channel all the same.
			}
		}
	}
}
