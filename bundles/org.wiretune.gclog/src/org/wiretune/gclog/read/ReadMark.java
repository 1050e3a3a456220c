/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Arrays;

/**
 * How far a file was read, and by what it is known again under another name: the bytes it begins with, and those before the
 * place. When it was created says nothing: NTFS gives a file that takes the name of another, for some seconds, the time of that
 * one.
 *
 * @param position how many bytes were read
 * @param head the bytes it begins with
 * @param last the bytes before the position
 */
record ReadMark(long position, byte[] head, byte[] last) {

	private static final int BYTES = 64;

	/** {@return the mark at the place of a channel} @param channel the file, read up to there */
	static ReadMark at(FileChannel channel) throws IOException {
		long position = channel.position();
		int count = (int) Math.min(BYTES, position);
		return new ReadMark(position, bytes(channel, 0, count), bytes(channel, position - count, count));
	}

	/** {@return the bytes of a file from a place on, fewer where it ends} */
	static byte[] bytes(FileChannel channel, long from, int most) throws IOException {
		ByteBuffer buffer = ByteBuffer.allocate(most);
		while (buffer.hasRemaining() && channel.read(buffer, from + buffer.position()) >= 0) {
			// Until the end of one of both.
		}
		return Arrays.copyOf(buffer.array(), buffer.position());
	}

	/** {@return whether a file is the one that was read, or a copy of it} @param channel the file */
	boolean isOf(FileChannel channel) throws IOException {
		return channel.size() >= position && Arrays.equals(head, bytes(channel, 0, head.length)) && Arrays.equals(last, bytes(channel, position - last.length, last.length));
	}
}
