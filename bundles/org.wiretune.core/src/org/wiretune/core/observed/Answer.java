/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core.observed;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * What a rule has told. A rule that fails costs what it would have told afterwards, and nothing of other rules.
 *
 * @param <T> what rules tell
 * @param told in the order in which it was told
 * @param failure what the rule threw; empty where it ended well
 */
public record Answer<T>(List<T> told, Optional<Throwable> failure) {

	/** Copies the list. */
	public Answer {
		told = List.copyOf(told);
		Objects.requireNonNull(failure);
	}

	/**
	 * Asks a rule.
	 *
	 * @param <T> what it tells
	 * @param rule takes who listens to it
	 * @return what it told. What is no mistake of a rule, such as no memory, is thrown
	 */
	public static <T> Answer<T> of(Consumer<Consumer<T>> rule) {
		List<T> told = new ArrayList<>();
		try {
			rule.accept(told::add);
		} catch (RuntimeException | LinkageError | StackOverflowError | AssertionError mistake) {
			return new Answer<>(told, Optional.of(mistake));
		}
		return new Answer<>(told, Optional.empty());
	}

	/**
	 * Asks rules one after the other.
	 *
	 * @param <R> a rule
	 * @param <T> what they tell
	 * @param rules the rules
	 * @param ask asks one of them, and passes on what it tells
	 * @return what all told, and the first failure
	 */
	public static <R, T> Answer<T> of(List<R> rules, BiConsumer<R, Consumer<T>> ask) {
		List<T> told = new ArrayList<>();
		Optional<Throwable> failure = Optional.empty();
		for (R rule : rules) {
			Answer<T> answer = of(found -> ask.accept(rule, found));
			told.addAll(answer.told());
			failure = failure.or(answer::failure);
		}
		return new Answer<>(told, failure);
	}
}
