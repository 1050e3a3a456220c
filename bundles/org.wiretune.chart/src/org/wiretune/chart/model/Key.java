/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.model;

import java.util.Optional;

/**
 * What a shade or a sign means, told below the axis.
 *
 * @param word what it means
 * @param band the shade
 * @param mark the sign
 */
public record Key(String word, Optional<Band> band, Optional<Mark> mark) {

	/** {@return the key of a shade} @param word what it means @param band the shade, anywhere */
	public static Key of(String word, Band band) {
		return new Key(word, Optional.of(band), Optional.empty());
	}

	/** {@return the key of a sign} @param word what it means @param mark the sign, anywhere */
	public static Key of(String word, Mark mark) {
		return new Key(word, Optional.empty(), Optional.of(mark));
	}
}
