/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/**
 * The order of variants within rounds. Two rounds are mirrors of each other, A B and B A, so that what grows evenly on the
 * machine falls on all alike; with two variants four rounds are A B, B A, B A, A B, so that what grows faster and faster
 * does so too. Which is first is drawn, since nothing that is there from the beginning may decide it (G. Box, W. Hunter and
 * J. Hunter, "Statistics for Experimenters", 2005, section 3.2).
 */
public final class TurnOrder {

	private final List<Integer> first;
	private final RandomGenerator random;
	private List<Integer> last = List.of();
	private int rounds;

	/**
	 * Starts with the first round.
	 *
	 * @param variants how many variants take turns
	 * @param random draws the order
	 */
	public TurnOrder(int variants, RandomGenerator random) {
		this.random = random;
		first = new ArrayList<>();
		for (int i = 0; i < variants; i++) {
			first.add(i);
		}
	}

	/** {@return the order of the next round, as indices of variants} */
	public List<Integer> next() {
		int inBlock = rounds++ % 4;
		if (inBlock == 0 || inBlock == 2 && first.size() > 2) {
			last = drawn();
		} else if (inBlock != 2) {
			List<Integer> mirror = new ArrayList<>(last);
			Collections.reverse(mirror);
			last = mirror;
		}
		return List.copyOf(last);
	}

	private List<Integer> drawn() {
		List<Integer> order = new ArrayList<>(first);
		Collections.shuffle(order, new Random(random.nextLong()));
		return order;
	}
}
