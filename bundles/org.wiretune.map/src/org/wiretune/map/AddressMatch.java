/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.solution.Solution;

/**
 * Finds the export that an import reaches by an address or a destination instead of a name. Messaging bindings meet on
 * an equal destination; HTTP and Web Service bindings on an equal address, or on the context root
 * {@code <module>Web} that WebSphere Process Server gives the web project of a module.
 */
final class AddressMatch {

	private static final String WEB_PROJECT_SUFFIX = "Web";

	private record Offer(Module module, Export export, BindingFamily family) {
	}

	private final List<Offer> offers = new ArrayList<>();

	AddressMatch(Solution solution) {
		for (Module module : solution.getModules()) {
			for (Export export : module.getExports()) {
				if (export.getBinding() != null) {
					offers.add(new Offer(module, export, BindingFamily.of(export.getBinding().getKind())));
				}
			}
		}
	}

	/** {@return the export with the same address or destination, or null} */
	Export exportFor(Import caller) {
		Binding binding = caller.getBinding();
		if (binding == null) {
			return null;
		}
		return switch (BindingFamily.of(binding.getKind())) {
		case MESSAGING -> byDestination(binding);
		case HTTP -> byAddress(BindingFamily.HTTP, binding);
		case WEB_SERVICE -> byAddress(BindingFamily.WEB_SERVICE, binding);
		case SCA, OTHER -> null;
		};
	}

	private Export byDestination(Binding binding) {
		String destination = binding.getDestinations().isEmpty() ? null : binding.getDestinations().getFirst().getValue();
		if (destination == null || destination.isBlank()) {
			return null;
		}
		for (Offer offer : offers) {
			if (offer.family == BindingFamily.MESSAGING && offer.export.getBinding().getDestinations().stream()
					.map(Setting::getValue).anyMatch(destination::equals)) {
				return offer.export;
			}
		}
		return null;
	}

	private Export byAddress(BindingFamily family, Binding binding) {
		String address = value(binding.getEndpoint());
		if (address == null) {
			return null;
		}
		for (Offer offer : offers) {
			if (offer.family == family && address.equals(value(offer.export.getBinding().getEndpoint()))) {
				return offer.export;
			}
		}
		return byContextRoot(family, path(address));
	}

	private Export byContextRoot(BindingFamily family, String path) {
		if (path == null) {
			return null;
		}
		List<Offer> inModule = offers.stream().filter(offer -> offer.family == family
				&& (path + '/').startsWith('/' + offer.module.getName() + WEB_PROJECT_SUFFIX + '/')).toList();
		for (Offer offer : inModule) {
			String own = value(offer.export.getBinding().getEndpoint());
			if (path.endsWith('/' + Objects.toString(offer.export.getName(), ""))
					|| own != null && own.length() > 1 && path.endsWith(own.startsWith("/") ? own : '/' + own)) {
				return offer.export;
			}
		}
		return inModule.size() == 1 ? inModule.getFirst().export : null;
	}

	private static String path(String address) {
		try {
			return URI.create(address).getPath();
		} catch (IllegalArgumentException noAddress) {
			return null;
		}
	}

	private static String value(Setting setting) {
		return setting == null || setting.getValue() == null || setting.getValue().isBlank() ? null : setting.getValue();
	}
}
