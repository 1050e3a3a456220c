/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
import java.security.Provider;
import java.security.SecureRandomSpi;
import java.util.Random;

/**
 * Random numbers for names of temporary files under Wine, where those of Java ask for the network cards, which ends the virtual
 * machine. No secret is made of them.
 */
public final class PlainRandom extends Provider {

	private static final long serialVersionUID = 1;

	/** Called by the virtual machine, from the list of providers. */
	public PlainRandom() {
		super("PlainRandom", "1", "random numbers for tests");
		put("SecureRandom.Plain", Numbers.class.getName());
	}

	/** The numbers. */
	public static final class Numbers extends SecureRandomSpi {

		private static final long serialVersionUID = 1;

		private final Random random = new Random();

		@Override
		protected void engineSetSeed(byte[] seed) {
			random.setSeed(java.util.Arrays.hashCode(seed));
		}

		@Override
		protected void engineNextBytes(byte[] bytes) {
			random.nextBytes(bytes);
		}

		@Override
		protected byte[] engineGenerateSeed(int count) {
			byte[] seed = new byte[count];
			random.nextBytes(seed);
			return seed;
		}
	}
}
