/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.core.Product;
import org.wiretune.lint.format.Placeholders;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;

/**
 * Placeholders in XML of applications: their defaults count, since nothing here tells what the environment gives. Those of
 * JBoss, WildFly, Liberty and WebSphere are resolved with what these state.
 */
final class ApplicationPlaceholders {

	private static final Placeholders COLON = new Placeholders(Placeholders.COLON, name -> null);
	private static final Placeholders COLON_AND_HYPHEN = new Placeholders(Placeholders.COLON_AND_HYPHEN, name -> null);

	private ApplicationPlaceholders() {
	}

	/** Gives settings that hold placeholders with defaults what these come to. @param application the application */
	static void resolve(Application application) {
		for (ConfigurationFile file : application.getConfiguration()) {
			// Log4j 1 knows no defaults.
			if (file.getProduct() != Product.LOG4J || file.getKind().startsWith("log4j2")) {
				resolve(file, file.getProduct() == Product.LOG4J || file.getProduct() == Product.LOGBACK ? COLON_AND_HYPHEN : COLON);
			}
		}
		Stream.of(application.getPersistenceUnits(), application.getDataSources(), application.getMessageDrivenBeans()).flatMap(List::stream).forEach(part -> resolve(part, COLON));
	}

	/** Does the same for a server whose expressions are those of Tomcat. @param server the server */
	static void resolve(Server server) {
		resolve(server, COLON_AND_HYPHEN);
	}

	private static void resolve(EObject part, Placeholders placeholders) {
		for (Iterator<EObject> contents = part.eAllContents(); contents.hasNext();) {
			if (contents.next() instanceof Setting setting && setting.isSet() && setting.getResolved() == null && setting.getValue().contains("${")) {
				setting.setResolved(placeholders.resolve(setting.getValue()));
			}
		}
	}
}
