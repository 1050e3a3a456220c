/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
import com.sun.nio.file.ExtendedOpenOption;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/** Measures writes to a disk in two ways, in turns; see the script journal-disk. */
public final class JournalDisk {

	/** One message of 2 KB and its records are within a block of this size. */
	private static final int BLOCK = 4096;
	/** A journal's file is filled before it is used, so that its length never changes. */
	private static final int BLOCKS = 2560;
	private static final int ROUNDS = 10;
	private static final int WRITES = 400;
	private static final double NANOS_IN_MILLI = 1e6;

	/** A way to write a block so that it is on the disk. */
	private interface Way {

		void write(ByteBuffer block, long place) throws IOException;
	}

	private JournalDisk() {
	}

	/**
	 * Measures and prints.
	 *
	 * @param arguments the folder
	 * @throws IOException when its disk cannot be written to
	 */
	public static void main(String[] arguments) throws IOException {
		Path file = Files.createTempFile(Path.of(arguments[0]), "journal-", ".disk");
		try (FileChannel cached = FileChannel.open(file, StandardOpenOption.WRITE)) {
			ByteBuffer block = ByteBuffer.allocateDirect(2 * BLOCK).alignedSlice(BLOCK).limit(BLOCK);
			for (int i = 0; i < BLOCKS; i++) {
				cached.write(block.rewind(), (long) i * BLOCK);
			}
			cached.force(true);
			try (FileChannel direct = FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.DSYNC,
					ExtendedOpenOption.DIRECT)) {
				compare(block, (bytes, place) -> {
					cached.write(bytes, place);
					cached.force(false);
				}, direct::write);
			}
		} finally {
			Files.delete(file);
		}
	}

	private static void compare(ByteBuffer block, Way cached, Way direct) throws IOException {
		double[] first = new double[ROUNDS];
		double[] second = new double[ROUNDS];
		for (int round = -1; round < ROUNDS; round++) {
			double one = millis(block, cached);
			double other = millis(block, direct);
			// The first round warms up.
			if (round >= 0) {
				first[round] = one;
				second[round] = other;
			}
		}
		Arrays.sort(first);
		Arrays.sort(second);
		System.out.printf("A block of %d bytes, %d rounds of %d writes in turns; median of the rounds' means (least to most)%n",
				BLOCK, ROUNDS, WRITES);
		print("written and forced (NIO)", first);
		print("written past the cache (ASYNCIO)", second);
		System.out.printf("forced to past the cache: %.2f times as long%n", first[ROUNDS / 2] / second[ROUNDS / 2]);
	}

	private static double millis(ByteBuffer block, Way way) throws IOException {
		long before = System.nanoTime();
		for (int i = 0; i < WRITES; i++) {
			way.write(block.rewind(), (long) (i % BLOCKS) * BLOCK);
		}
		return (System.nanoTime() - before) / NANOS_IN_MILLI / WRITES;
	}

	private static void print(String name, double[] sorted) {
		System.out.printf("%-34s %.3f ms (%.3f to %.3f)%n", name, sorted[ROUNDS / 2], sorted[0], sorted[ROUNDS - 1]);
	}
}
