/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

/**
 * How much a maximum stands above the need.
 *
 * @param percent how much, in percent of the need
 * @param equalEnds whether minimum and maximum are to be equal
 * @param rule the id of the recommendation that says so
 */
record Headroom(int percent, boolean equalEnds, String rule) {

	/** Web threads of JBoss: the maximum 10 to 25 % above the minimum. JBoss EAP 5 Performance Tuning Guide, 2.1.3. */
	static final Headroom WEB_THREADS = new Headroom(25, false, "connector-minspare-ratio");
	/** Connections of JBoss: the maximum 10 to 20 % above the minimum. JBoss EAP 5 Performance Tuning Guide, 5.5. */
	static final Headroom CONNECTIONS = new Headroom(20, false, "ds-pool-ratio");
	/** Connections of WebSphere: 220 for 200 threads, minimum and maximum equal. IBM WebSphere Application Server on Oracle's SPARC T5 Server. */
	static final Headroom WEBSPHERE_CONNECTIONS = new Headroom(10, true, "was-ds-pool-below-webcontainer");

	/** {@return the need and the headroom, rounded up} */
	long of(long need) {
		return -Math.floorDiv(-need * (100 + percent), 100);
	}
}
