/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.Collection;
import java.util.TreeMap;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.lint.format.Folders;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.AsynchronousCall;
import org.wiretune.model.platform.AsynchronousCallLoop;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.Entity;
import org.wiretune.model.platform.LogStatement;
import org.wiretune.model.platform.MessageDrivenBean;
import org.wiretune.model.platform.PersistLoop;
import org.wiretune.model.platform.PersistenceUnit;
import org.wiretune.model.platform.PlatformFactory;

/** Joins the parts of Java code and descriptors to applications by project. */
final class Applications {

	private final Folders folders;
	private final TreeMap<String, Application> byFolder = new TreeMap<>();

	Applications(Folders folders) {
		this.folders = folders;
	}

	void add(String path, EObject part) {
		Application application = of(path);
		EObject copy = PartCopy.of(part);
		if (copy instanceof PersistenceUnit unit) {
			application.getPersistenceUnits().add(unit);
		} else if (copy instanceof Entity entity) {
			application.getEntities().add(entity);
		} else if (copy instanceof MessageDrivenBean bean) {
			application.getMessageDrivenBeans().add(bean);
		} else if (copy instanceof PersistLoop loop) {
			application.getPersistLoops().add(loop);
		} else if (copy instanceof AsynchronousCall call) {
			application.getAsynchronousCalls().add(call);
		} else if (copy instanceof AsynchronousCallLoop loop) {
			application.getAsynchronousCallLoops().add(loop);
		} else if (copy instanceof CodeFact fact) {
			application.getCodeFacts().add(fact);
		} else if (copy instanceof LogStatement statement) {
			application.getLogStatements().add(statement);
		} else if (copy instanceof DataSource source) {
			application.getDataSources().add(source);
		} else {
			throw new IllegalArgumentException("no place for a part of the class " + part.eClass().getName() + " in " + path);
		}
	}

	/** {@return the application of the project that a file belongs to; made where none was read} @param path the file */
	Application of(String path) {
		return byFolder.computeIfAbsent(folders.project(path), Applications::create);
	}

	private static Application create(String folder) {
		Application application = PlatformFactory.INSTANCE.createApplication();
		application.setName(Folders.name(folder));
		application.setPath(folder);
		return application;
	}

	Collection<Application> all() {
		return byFolder.values();
	}
}
