/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.eclipse.emf.common.util.EList;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Resource Adapter</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A resource adapter.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.ResourceAdapter#getScope <em>Scope</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ResourceAdapter#getThreadPoolAlias <em>Thread Pool Alias</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ResourceAdapter#getActivationSpecifications <em>Activation Specifications</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ResourceAdapter#getThreadPool <em>Thread Pool</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface ResourceAdapter extends Element
{
	/**
	 * Returns the value of the '<em><b>Scope</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * cell, node, server or application.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Scope</em>' attribute.
	 * @see #setScope(String)
	 * @model
	 * @generated
	 */
	String getScope();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ResourceAdapter#getScope <em>Scope</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Scope</em>' attribute.
	 * @see #getScope()
	 * @generated
	 */
	void setScope(String value);

	/**
	 * Returns the value of the '<em><b>Thread Pool Alias</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Name of the thread pool its work runs on.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Thread Pool Alias</em>' containment reference.
	 * @see #setThreadPoolAlias(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getThreadPoolAlias();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ResourceAdapter#getThreadPoolAlias <em>Thread Pool Alias</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Thread Pool Alias</em>' containment reference.
	 * @see #getThreadPoolAlias()
	 * @generated
	 */
	void setThreadPoolAlias(Setting value);

	/**
	 * Returns the value of the '<em><b>Activation Specifications</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.ActivationSpecification}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Activation specifications in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Activation Specifications</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<ActivationSpecification> getActivationSpecifications();

	/**
	 * Returns the value of the '<em><b>Thread Pool</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The pool the alias leads to; null where it leads nowhere.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Thread Pool</em>' reference.
	 * @see #setThreadPool(ThreadPool)
	 * @model resolveProxies="false"
	 * @generated
	 */
	ThreadPool getThreadPool();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ResourceAdapter#getThreadPool <em>Thread Pool</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Thread Pool</em>' reference.
	 * @see #getThreadPool()
	 * @generated
	 */
	void setThreadPool(ThreadPool value);

} // ResourceAdapter
