/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Jvm Options</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Options of a Java virtual machine.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.JvmOptions#getInitialHeapSize <em>Initial Heap Size</em>}</li>
 *   <li>{@link org.wiretune.model.platform.JvmOptions#getMaximumHeapSize <em>Maximum Heap Size</em>}</li>
 *   <li>{@link org.wiretune.model.platform.JvmOptions#getVerboseGarbageCollection <em>Verbose Garbage Collection</em>}</li>
 *   <li>{@link org.wiretune.model.platform.JvmOptions#getArguments <em>Arguments</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface JvmOptions extends Element
{
	/**
	 * Returns the value of the '<em><b>Initial Heap Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Initial heap.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Initial Heap Size</em>' containment reference.
	 * @see #setInitialHeapSize(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getInitialHeapSize();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.JvmOptions#getInitialHeapSize <em>Initial Heap Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Initial Heap Size</em>' containment reference.
	 * @see #getInitialHeapSize()
	 * @generated
	 */
	void setInitialHeapSize(Setting value);

	/**
	 * Returns the value of the '<em><b>Maximum Heap Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Maximum heap.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Maximum Heap Size</em>' containment reference.
	 * @see #setMaximumHeapSize(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getMaximumHeapSize();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.JvmOptions#getMaximumHeapSize <em>Maximum Heap Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Maximum Heap Size</em>' containment reference.
	 * @see #getMaximumHeapSize()
	 * @generated
	 */
	void setMaximumHeapSize(Setting value);

	/**
	 * Returns the value of the '<em><b>Verbose Garbage Collection</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether garbage collection is logged.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Verbose Garbage Collection</em>' containment reference.
	 * @see #setVerboseGarbageCollection(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getVerboseGarbageCollection();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.JvmOptions#getVerboseGarbageCollection <em>Verbose Garbage Collection</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Verbose Garbage Collection</em>' containment reference.
	 * @see #getVerboseGarbageCollection()
	 * @generated
	 */
	void setVerboseGarbageCollection(Setting value);

	/**
	 * Returns the value of the '<em><b>Arguments</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * All further arguments in one text.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Arguments</em>' containment reference.
	 * @see #setArguments(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getArguments();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.JvmOptions#getArguments <em>Arguments</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Arguments</em>' containment reference.
	 * @see #getArguments()
	 * @generated
	 */
	void setArguments(Setting value);

} // JvmOptions
