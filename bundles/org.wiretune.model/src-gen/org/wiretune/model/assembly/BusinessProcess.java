/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import org.eclipse.emf.common.util.EList;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Business Process</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A BPEL process.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.BusinessProcess#getPath <em>Path</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.BusinessProcess#getExecutionMode <em>Execution Mode</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.BusinessProcess#getProperties <em>Properties</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.BusinessProcess#getInvokes <em>Invokes</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.BusinessProcess#getActivities <em>Activities</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.BusinessProcess#getVariables <em>Variables</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface BusinessProcess extends Element
{
	/**
	 * Returns the value of the '<em><b>Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The file, relative to what was read.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Path</em>' attribute.
	 * @see #setPath(String)
	 * @model
	 * @generated
	 */
	String getPath();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.BusinessProcess#getPath <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Path</em>' attribute.
	 * @see #getPath()
	 * @generated
	 */
	void setPath(String value);

	/**
	 * Returns the value of the '<em><b>Execution Mode</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * IBM: longRunning or microflow.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Execution Mode</em>' containment reference.
	 * @see #setExecutionMode(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getExecutionMode();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.BusinessProcess#getExecutionMode <em>Execution Mode</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Execution Mode</em>' containment reference.
	 * @see #getExecutionMode()
	 * @generated
	 */
	void setExecutionMode(Setting value);

	/**
	 * Returns the value of the '<em><b>Properties</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Further attributes of the process, for example autonomy, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Properties</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Setting> getProperties();

	/**
	 * Returns the value of the '<em><b>Invokes</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Invoke}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Invocations in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Invokes</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Invoke> getInvokes();

	/**
	 * Returns the value of the '<em><b>Activities</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Activity}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The activities of the process itself, in file order; those inside of others belong to these.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Activities</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Activity> getActivities();

	/**
	 * Returns the value of the '<em><b>Variables</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How many variables the process itself has, without those of scopes.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Variables</em>' attribute.
	 * @see #setVariables(int)
	 * @model
	 * @generated
	 */
	int getVariables();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.BusinessProcess#getVariables <em>Variables</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Variables</em>' attribute.
	 * @see #getVariables()
	 * @generated
	 */
	void setVariables(int value);

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the process may wait between two transactions: true for longRunning, false for microflow, null where the file does not say.
	 * <!-- end-model-doc -->
	 * @model
	 * @generated
	 */
	Boolean longRunning();

} // BusinessProcess
