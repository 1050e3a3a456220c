/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Files and folders that were named, to find what lies below them: also where one side was named through links and the
 * other was not, and where the files are not there any more.
 */
final class NamedPlaces {

	/**
	 * A place as it was named and behind all links.
	 *
	 * @param named absolute
	 * @param real absolute
	 */
	private record Place(Path named, Path real) {

		static Place of(Path path) {
			return new Place(path.toAbsolutePath().normalize(), real(path.toAbsolutePath()));
		}

		boolean holds(Place other) {
			return other.named.startsWith(named) || other.real.startsWith(real);
		}

		/** What is not there has the real place of the folder above that is. */
		private static Path real(Path path) {
			try {
				return path.toRealPath();
			} catch (IOException gone) {
				Path above = path.getParent();
				return above == null || path.getFileName() == null ? path.normalize() : real(above).resolve(path.getFileName()).normalize();
			}
		}
	}

	private final List<Place> places = new ArrayList<>();

	/** Takes a file or folder, which need not exist. @param path as it was named */
	void add(Path path) {
		places.add(Place.of(path));
	}

	/** {@return whether none was named} */
	boolean isEmpty() {
		return places.isEmpty();
	}

	/** {@return whether a file lies below a place that was named, or none was} @param file absolute */
	boolean hold(Path file) {
		Place looked = Place.of(file);
		return places.isEmpty() || places.stream().anyMatch(place -> place.holds(looked));
	}

	/**
	 * {@return a place that does not exist and below which nothing is known}
	 *
	 * @param known all files that are known
	 */
	Optional<Path> unknown(List<Path> known) {
		Predicate<Place> isKnown = place -> known.stream().map(Place::of).anyMatch(place::holds);
		return places.stream().filter(place -> !Files.exists(place.named) && !isKnown.test(place)).map(Place::named).findFirst();
	}
}
