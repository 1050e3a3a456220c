/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.eclipse.emf.common.util.EList;

import org.wiretune.model.settings.Element;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Application</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * The Java code and descriptors of one project.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.Application#getPath <em>Path</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getPersistenceUnits <em>Persistence Units</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getEntities <em>Entities</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getMessageDrivenBeans <em>Message Driven Beans</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getPersistLoops <em>Persist Loops</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getAsynchronousCallLoops <em>Asynchronous Call Loops</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getAsynchronousCalls <em>Asynchronous Calls</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getCodeFacts <em>Code Facts</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getLogStatements <em>Log Statements</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getDataSources <em>Data Sources</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Application#getConfiguration <em>Configuration</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface Application extends Element
{
	/**
	 * Returns the value of the '<em><b>Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The folder of the project.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Path</em>' attribute.
	 * @see #setPath(String)
	 * @model
	 * @generated
	 */
	String getPath();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.Application#getPath <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Path</em>' attribute.
	 * @see #getPath()
	 * @generated
	 */
	void setPath(String value);

	/**
	 * Returns the value of the '<em><b>Persistence Units</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.PersistenceUnit}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Persistence units.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Persistence Units</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<PersistenceUnit> getPersistenceUnits();

	/**
	 * Returns the value of the '<em><b>Entities</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.Entity}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Entity classes.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Entities</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Entity> getEntities();

	/**
	 * Returns the value of the '<em><b>Message Driven Beans</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.MessageDrivenBean}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Message-driven beans.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Message Driven Beans</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<MessageDrivenBean> getMessageDrivenBeans();

	/**
	 * Returns the value of the '<em><b>Persist Loops</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.PersistLoop}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Loops that persist entities.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Persist Loops</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<PersistLoop> getPersistLoops();

	/**
	 * Returns the value of the '<em><b>Asynchronous Call Loops</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.AsynchronousCallLoop}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Loops that call a service asynchronously.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Asynchronous Call Loops</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<AsynchronousCallLoop> getAsynchronousCallLoops();

	/**
	 * Returns the value of the '<em><b>Asynchronous Calls</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.AsynchronousCall}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Asynchronous calls of services.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Asynchronous Calls</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<AsynchronousCall> getAsynchronousCalls();

	/**
	 * Returns the value of the '<em><b>Code Facts</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.CodeFact}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Further observations in source code, by kind.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Code Facts</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<CodeFact> getCodeFacts();

	/**
	 * Returns the value of the '<em><b>Log Statements</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.LogStatement}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Log statements that build their message before the level is checked.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Log Statements</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<LogStatement> getLogStatements();

	/**
	 * Returns the value of the '<em><b>Data Sources</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.DataSource}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Data sources that the project brings along.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Data Sources</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<DataSource> getDataSources();

	/**
	 * Returns the value of the '<em><b>Configuration</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.ConfigurationFile}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The files of settings, in path order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Configuration</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<ConfigurationFile> getConfiguration();

} // Application
