/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

/**
 * The load that pools are sized for. Each number is how many are in the server at the same time, at the peak.
 *
 * @param requests web requests at the same time, 0 or more
 * @param messages messages that each message-driven bean or activation specification works on at the same time, 0 or more
 * @param remoteCalls calls of remote enterprise beans at the same time, 0 or more
 * @param connectionsPerThread connections that one request or message holds at the same time, 1 or more: 1 unless beans with
 *        entity managers of their own call each other
 */
public record Workload(long requests, long messages, long remoteCalls, int connectionsPerThread) {

	/** Larger numbers are mistakes, and products of them must stay in range. */
	public static final long MOST = 1_000_000;

	/** Checks the ranges. */
	public Workload {
		inRange("requests", requests, 0, MOST);
		inRange("messages", messages, 0, MOST);
		inRange("remoteCalls", remoteCalls, 0, MOST);
		inRange("connectionsPerThread", connectionsPerThread, 1, 100);
	}

	/**
	 * Little's law: as many are inside at the same time as arrive while one stays.
	 *
	 * @param perSecond how many arrive in a second at the peak, 0 or more
	 * @param milliseconds how long one stays, 0 or more
	 * @return how many are inside on average, rounded up
	 * @throws IllegalArgumentException where a number is negative, none, or the product is beyond {@link #MOST}
	 */
	public static long concurrency(double perSecond, double milliseconds) {
		if (!(perSecond >= 0) || !(milliseconds >= 0)) {
			throw new IllegalArgumentException(perSecond + " a second, " + milliseconds + " ms");
		}
		// Decimal fractions are no exact binary ones: 50 a second of 20 ms are one, not two.
		double inside = Math.ceil(perSecond * milliseconds / 1000 - 1e-9);
		if (inside > MOST) {
			throw new IllegalArgumentException(perSecond + " a second, " + milliseconds + " ms");
		}
		return (long) inside;
	}

	/**
	 * Clients that wait between two requests are only in the server for the part of their time that a request takes.
	 *
	 * @param clients how many, 0 or more
	 * @param responseMilliseconds how long a request takes, more than 0
	 * @param thinkMilliseconds how long a client waits between two requests, 0 or more
	 * @return how many requests are in the server on average, rounded up
	 * @throws IllegalArgumentException where a number is outside its range
	 */
	public static long concurrencyOfClients(long clients, double responseMilliseconds, double thinkMilliseconds) {
		inRange("clients", clients, 0, MOST);
		if (!(responseMilliseconds > 0) || !(thinkMilliseconds >= 0)) {
			throw new IllegalArgumentException(responseMilliseconds + " ms, " + thinkMilliseconds + " ms");
		}
		return (long) Math.ceil(clients * responseMilliseconds / (responseMilliseconds + thinkMilliseconds) - 1e-9);
	}

	private static void inRange(String name, long value, long least, long most) {
		if (value < least || value > most) {
			throw new IllegalArgumentException(name + " = " + value);
		}
	}
}
