/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.switchyard;

import java.util.List;
import java.util.Set;

import org.wiretune.lint.rules.LocalAddress;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.settings.Setting;

/**
 * A binding of a service or reference of SwitchYard over HTTP.
 *
 * @param binding the binding
 */
record Gateway(Binding binding) {

	private static final String SOAP = "binding.soap";
	private static final String REST = "binding.rest";
	private static final Set<String> KINDS = Set.of(SOAP, "binding.http", REST);
	/** What the SCA binding would leave out: headers, attachments and whatever interceptors and security do. */
	private static final List<String> BEYOND = List.of("addressing", "mtom", "endpointConfig", "inInterceptors", "outInterceptors", "security", "basic", "ntlm", "proxy");
	private static final String COMPOSER = "messageComposer";
	private static final String INTERFACES = "interfaces";
	/** Where the application server of SwitchYard listens; it publishes its own endpoints there whatever the binding states. */
	private static final int SERVER_PORT = 8080;

	/** {@return whether a binding is one over HTTP} @param binding the binding; may be null */
	static boolean is(Binding binding) {
		return binding != null && KINDS.contains(String.valueOf(binding.getName()));
	}

	/** {@return whether both are of the same kind} @param other another one */
	boolean isLike(Gateway other) {
		return binding.getName().equals(other.binding.getName());
	}

	/** {@return whether it does nothing but hand messages over} */
	boolean isPlain() {
		return binding.getQualifiers().isEmpty() && binding.getProperties().stream()
				.noneMatch(property -> BEYOND.stream().anyMatch(word -> property.getName().equals(word) || property.getName().startsWith(word + '.')));
	}

	/** {@return whether code of the application makes its messages, which a call without HTTP would do without} */
	boolean hasComposer() {
		return binding.getProperties().stream().anyMatch(property -> property.getName().equals(COMPOSER) || property.getName().startsWith(COMPOSER + '.'));
	}

	/** {@return whether both name a common interface with the addresses of their operations} @param other another one */
	boolean sharesInterface(Gateway other) {
		List<String> own = List.of(value(INTERFACES).strip().split("\\s*,\\s*"));
		return !value(INTERFACES).isBlank() && List.of(other.value(INTERFACES).strip().split("\\s*,\\s*")).stream().anyMatch(own::contains);
	}

	/** {@return where a reference leads on this machine; null where it leads elsewhere} */
	LocalAddress local() {
		return binding.getEndpoint() == null ? null : LocalAddress.of(binding.getEndpoint().effective());
	}

	/**
	 * {@return whether an address leads to this service} The end of the path of a SOAP service is the name of the service in its
	 * description, which is not compared.
	 *
	 * @param address the address
	 */
	boolean answers(LocalAddress address) {
		String context = LocalAddress.trimmed(value("contextPath"));
		if (context.isEmpty() || address.port() != SERVER_PORT && !value("socketAddr").endsWith(":" + address.port())) {
			return false;
		}
		String path = address.path();
		return switch (binding.getName()) {
		case SOAP -> path.startsWith(context + '/') && path.indexOf('/', context.length() + 1) < 0;
		case REST -> path.equals(context) || path.startsWith(context + '/');
		default -> path.equals(context);
		};
	}

	/** {@return the value of a property; empty where it is missing} @param name the name */
	String value(String name) {
		Setting setting = binding.getProperties().stream().filter(property -> property.getName().equals(name)).findFirst().orElse(null);
		return setting == null || setting.effective() == null ? "" : setting.effective();
	}
}
