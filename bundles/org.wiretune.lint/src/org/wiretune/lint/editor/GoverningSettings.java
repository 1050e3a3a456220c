/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.util.List;

import org.wiretune.core.BindingKind;
import org.wiretune.core.Product;
import org.wiretune.core.Transport;
import org.wiretune.lint.host.HostServer;
import org.wiretune.lint.rules.MessagingAdapters;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.platform.ActivationSpecification;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.text.Texts;

/** The settings of a server that govern an import or export: its activation specification and its thread pool. */
final class GoverningSettings {

	private static final Texts TEXTS = Texts.of(GoverningSettings.class, "editor");
	private static final String WEB_CONTAINER = "WebContainer";

	private GoverningSettings() {
	}

	/**
	 * Adds the groups that govern a binding.
	 *
	 * @param rows where they go
	 * @param host the server, or null
	 * @param binding the binding, or null
	 * @param called name of the module that is called by SCA, or null
	 * @param export whether the binding is that of an export
	 */
	static void of(Rows rows, HostServer host, Binding binding, String called, boolean export) {
		Server server = host == null ? null : host.server();
		if (server == null || server.getProduct() != Product.WEBSPHERE) {
			return;
		}
		BindingKind kind = binding == null ? BindingKind.NONE : binding.getKind();
		// What governs the others is not known yet.
		if (kind == BindingKind.SCA || kind == BindingKind.NONE && export) {
			sca(rows, server, called);
		} else if (kind == BindingKind.JMS) {
			messaging(rows, server, binding);
		} else if (kind.transport() == Transport.HTTP && export) {
			pool(rows, server, WEB_CONTAINER, "pool.web");
		}
	}

	/** Asynchronous SCA calls arrive at the activation specification of the module that is called. */
	private static void sca(Rows rows, Server server, String called) {
		ResourceAdapter adapter = MessagingAdapters.effective(server, MessagingAdapters.SCA);
		if (adapter == null || called == null) {
			return;
		}
		for (ActivationSpecification specification : adapter.getActivationSpecifications()) {
			// The product names the specification of a module Module_AS and sca/Module/ActivationSpec.
			if ((called + "_AS").equals(specification.getName()) || ("sca/" + called + "/ActivationSpec").equals(value(specification.getJndiName()))) {
				activation(rows, specification, "activation.sca");
			}
		}
		adapter(rows, server, adapter);
	}

	private static void messaging(Rows rows, Server server, Binding binding) {
		ResourceAdapter adapter = MessagingAdapters.effective(server, MessagingAdapters.JMS);
		if (adapter == null) {
			return;
		}
		// An export names its specification as its connection, an import as its response connection.
		List<String> connections = binding.eContents().stream().filter(Setting.class::isInstance).map(part -> ((Setting) part).getValue()).toList();
		for (ActivationSpecification specification : adapter.getActivationSpecifications()) {
			if (value(specification.getJndiName()) != null && connections.contains(value(specification.getJndiName()))) {
				activation(rows, specification, "activation.jms");
			}
		}
		adapter(rows, server, adapter);
	}

	private static void activation(Rows rows, ActivationSpecification specification, String description) {
		String name = specification.getName();
		rows.fixed("jndiName", specification.getJndiName());
		rows.text("listened", specification.getDestination(), List.of());
		rows.number("maximumConcurrency", "maximumConcurrency", specification.getMaximumConcurrency(), 1);
		rows.number("maximumBatchSize", "maximumBatchSize", specification.getMaximumBatchSize(), 1);
		rows.closeNamed(TEXTS.get("group.activation", name == null ? "" : name), TEXTS.get(description));
	}

	private static void adapter(Rows rows, Server server, ResourceAdapter adapter) {
		// A name that holds a secret would be shown where another value is chosen.
		List<String> pools = server.getThreadPools().stream().map(ThreadPool::getName).filter(name -> name != null && !Secrets.isHidden(null, name)).distinct().toList();
		rows.text("threadPoolAlias", adapter.getThreadPoolAlias(), pools);
		rows.closeNamed(TEXTS.get("group.adapter"), adapter.getName());
		if (adapter.getThreadPool() != null) {
			pool(rows, adapter.getThreadPool(), "pool.adapter");
		}
	}

	private static void pool(Rows rows, Server server, String name, String description) {
		server.getThreadPools().stream().filter(pool -> name.equals(pool.getName())).findFirst().ifPresent(pool -> pool(rows, pool, description));
	}

	private static void pool(Rows rows, ThreadPool pool, String description) {
		rows.number("minimumSize", "minimumSize", pool.getMinimumSize(), 0);
		rows.number("maximumSize", "maximumSize", pool.getMaximumSize(), 1);
		rows.number("inactivityTimeout", "inactivityTimeout", pool.getInactivityTimeout(), 0);
		rows.truth("growable", "growable", pool.getGrowable());
		rows.closeNamed(TEXTS.get("group.pool", pool.getName() == null ? "" : pool.getName()), TEXTS.get(description));
	}

	private static String value(Setting setting) {
		return setting == null ? null : setting.getValue();
	}
}
