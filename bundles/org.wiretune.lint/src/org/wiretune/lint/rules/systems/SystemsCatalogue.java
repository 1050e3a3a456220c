/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.systems;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

import org.wiretune.lint.enterprisemessaging.MessageDrivenParts;
import org.wiretune.lint.flow.ChannelLinks;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.java.CodePartReader;
import org.wiretune.lint.reactivemessaging.ChannelKeysFormat;
import org.wiretune.lint.reactivemessaging.ChannelMethods;
import org.wiretune.lint.reactivemessaging.ChannelWires;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Technology;
import org.wiretune.lint.systems.ConnectionKeysFormat;
import org.wiretune.model.assembly.Module;

/** Brokers and databases that applications share, and who takes messages from them by standards. They are shown on the map; nothing is advised. */
public final class SystemsCatalogue implements Technology {

	@Override
	public String id() {
		return "systems";
	}

	@Override
	public List<Recommendation> recommendations() {
		return List.of();
	}

	@Override
	public List<FileFormat> formats() {
		return List.of(new ConnectionKeysFormat(), new ChannelKeysFormat());
	}

	@Override
	public List<CodePartReader> partReaders() {
		return List.of(new MessageDrivenParts(), new ChannelMethods());
	}

	@Override
	public void link(Collection<Module> modules, Predicate<Module> fresh) {
		ChannelLinks.resolve(MessageDrivenParts.APPLICATION, modules, fresh);
		ChannelWires.resolve(modules, fresh);
	}
}
