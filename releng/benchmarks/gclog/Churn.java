/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
import java.util.ArrayDeque;
import java.util.Random;

/** Makes garbage of mixed ages for a while, so that a collection log grows. Arguments: seconds, kept megabytes. */
public class Churn {

	private static final int MOST_BYTES = 4096;

	public static void main(String[] arguments) {
		long end = System.nanoTime() + (long) (Double.parseDouble(arguments[0]) * 1e9);
		int kept = Integer.parseInt(arguments[1]) * (1 << 20) / (MOST_BYTES / 2);
		Random random = new Random(7);
		ArrayDeque<byte[]> old = new ArrayDeque<>();
		long sum = 0;
		for (int i = 0; System.nanoTime() < end; i++) {
			byte[] piece = new byte[random.nextInt(MOST_BYTES)];
			sum += piece.length;
			if (i % 16 == 0) {
				old.addLast(piece);
				if (old.size() > kept) {
					old.removeFirst();
				}
			}
		}
		if (sum == 0) {
			throw new IllegalStateException("nothing was allocated");
		}
	}
}
