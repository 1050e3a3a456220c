/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.host;

import java.util.Map;
import java.util.Optional;

import org.wiretune.servers.metrics.ConnectionFailedException;
import org.wiretune.servers.metrics.JvmAccess;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.LocalJvmAccess;
import org.wiretune.servers.metrics.ManagementLink;
import org.wiretune.servers.metrics.MetricKey;
import org.wiretune.servers.remote.RemoteAccess;

/** Access to processes of this machine and to servers elsewhere, each by its own way. */
public final class ServerAccess implements JvmAccess {

	private final JvmAccess local;
	private final JvmAccess remote = new RemoteAccess();

	/**
	 * Access to both.
	 *
	 * @param local
	 *            gets at processes of this machine
	 */
	public ServerAccess(JvmAccess local) {
		this.local = local;
	}

	/** Access to both, without what the machine tells. */
	public ServerAccess() {
		this(new LocalJvmAccess());
	}

	private JvmAccess of(JvmTarget target) {
		return target.elsewhere().isPresent() ? remote : local;
	}

	@Override
	public ManagementLink open(JvmTarget target) throws ConnectionFailedException, InterruptedException {
		return of(target).open(target);
	}

	@Override
	public boolean isAlive(JvmTarget target) {
		return of(target).isAlive(target);
	}

	@Override
	public boolean isPaused(JvmTarget target) {
		return of(target).isPaused(target);
	}

	@Override
	public Optional<JvmTarget> successor(JvmTarget ended) {
		return of(ended).successor(ended);
	}

	@Override
	public Map<MetricKey, Double> host(JvmTarget target) {
		return of(target).host(target);
	}
}
