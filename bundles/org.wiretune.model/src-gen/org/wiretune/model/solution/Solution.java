/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.solution;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EObject;

import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.Server;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Solution</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * The root of what was read.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.solution.Solution#getModules <em>Modules</em>}</li>
 *   <li>{@link org.wiretune.model.solution.Solution#getServers <em>Servers</em>}</li>
 *   <li>{@link org.wiretune.model.solution.Solution#getApplications <em>Applications</em>}</li>
 *   <li>{@link org.wiretune.model.solution.Solution#getConfiguration <em>Configuration</em>}</li>
 * </ul>
 *
 * @model superTypes="org.wiretune.model.solution.SolutionView"
 * @generated
 */
public interface Solution extends EObject, org.wiretune.core.Solution
{
	/**
	 * Returns the value of the '<em><b>Modules</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Module}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Modules in path order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Modules</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<org.wiretune.model.assembly.Module> getModules();

	/**
	 * Returns the value of the '<em><b>Servers</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.Server}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Servers in path order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Servers</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Server> getServers();

	/**
	 * Returns the value of the '<em><b>Applications</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.Application}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Applications in path order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Applications</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Application> getApplications();

	/**
	 * Returns the value of the '<em><b>Configuration</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.ConfigurationFile}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Files of settings that belong to no server and no application: of the operating system, a database, a queue manager; in path order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Configuration</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<ConfigurationFile> getConfiguration();

} // Solution
