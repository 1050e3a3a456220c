/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

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
 * @model kind="class"
 * @generated
 */
public class JvmOptions extends Element
{
	/**
	 * The cached value of the '{@link #getInitialHeapSize() <em>Initial Heap Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInitialHeapSize()
	 * @generated
	 * @ordered
	 */
	protected Setting initialHeapSize;

	/**
	 * The cached value of the '{@link #getMaximumHeapSize() <em>Maximum Heap Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMaximumHeapSize()
	 * @generated
	 * @ordered
	 */
	protected Setting maximumHeapSize;

	/**
	 * The cached value of the '{@link #getVerboseGarbageCollection() <em>Verbose Garbage Collection</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getVerboseGarbageCollection()
	 * @generated
	 * @ordered
	 */
	protected Setting verboseGarbageCollection;

	/**
	 * The cached value of the '{@link #getArguments() <em>Arguments</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getArguments()
	 * @generated
	 * @ordered
	 */
	protected Setting arguments;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected JvmOptions()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return PlatformPackage.Literals.JVM_OPTIONS;
	}

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
	public Setting getInitialHeapSize()
	{
		return initialHeapSize;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetInitialHeapSize(Setting newInitialHeapSize, NotificationChain msgs)
	{
		Setting oldInitialHeapSize = initialHeapSize;
		initialHeapSize = newInitialHeapSize;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.JVM_OPTIONS__INITIAL_HEAP_SIZE, oldInitialHeapSize, newInitialHeapSize);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.JvmOptions#getInitialHeapSize <em>Initial Heap Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newInitialHeapSize the new value of the '<em>Initial Heap Size</em>' containment reference.
	 * @see #getInitialHeapSize()
	 * @generated
	 */
	public void setInitialHeapSize(Setting newInitialHeapSize)
	{
		if (newInitialHeapSize != initialHeapSize)
		{
			NotificationChain msgs = null;
			if (initialHeapSize != null)
				msgs = initialHeapSize.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.JVM_OPTIONS__INITIAL_HEAP_SIZE, null, msgs);
			if (newInitialHeapSize != null)
				msgs = newInitialHeapSize.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.JVM_OPTIONS__INITIAL_HEAP_SIZE, null, msgs);
			msgs = basicSetInitialHeapSize(newInitialHeapSize, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.JVM_OPTIONS__INITIAL_HEAP_SIZE, newInitialHeapSize, newInitialHeapSize));
	}

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
	public Setting getMaximumHeapSize()
	{
		return maximumHeapSize;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetMaximumHeapSize(Setting newMaximumHeapSize, NotificationChain msgs)
	{
		Setting oldMaximumHeapSize = maximumHeapSize;
		maximumHeapSize = newMaximumHeapSize;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.JVM_OPTIONS__MAXIMUM_HEAP_SIZE, oldMaximumHeapSize, newMaximumHeapSize);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.JvmOptions#getMaximumHeapSize <em>Maximum Heap Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newMaximumHeapSize the new value of the '<em>Maximum Heap Size</em>' containment reference.
	 * @see #getMaximumHeapSize()
	 * @generated
	 */
	public void setMaximumHeapSize(Setting newMaximumHeapSize)
	{
		if (newMaximumHeapSize != maximumHeapSize)
		{
			NotificationChain msgs = null;
			if (maximumHeapSize != null)
				msgs = maximumHeapSize.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.JVM_OPTIONS__MAXIMUM_HEAP_SIZE, null, msgs);
			if (newMaximumHeapSize != null)
				msgs = newMaximumHeapSize.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.JVM_OPTIONS__MAXIMUM_HEAP_SIZE, null, msgs);
			msgs = basicSetMaximumHeapSize(newMaximumHeapSize, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.JVM_OPTIONS__MAXIMUM_HEAP_SIZE, newMaximumHeapSize, newMaximumHeapSize));
	}

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
	public Setting getVerboseGarbageCollection()
	{
		return verboseGarbageCollection;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetVerboseGarbageCollection(Setting newVerboseGarbageCollection, NotificationChain msgs)
	{
		Setting oldVerboseGarbageCollection = verboseGarbageCollection;
		verboseGarbageCollection = newVerboseGarbageCollection;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION, oldVerboseGarbageCollection, newVerboseGarbageCollection);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.JvmOptions#getVerboseGarbageCollection <em>Verbose Garbage Collection</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newVerboseGarbageCollection the new value of the '<em>Verbose Garbage Collection</em>' containment reference.
	 * @see #getVerboseGarbageCollection()
	 * @generated
	 */
	public void setVerboseGarbageCollection(Setting newVerboseGarbageCollection)
	{
		if (newVerboseGarbageCollection != verboseGarbageCollection)
		{
			NotificationChain msgs = null;
			if (verboseGarbageCollection != null)
				msgs = verboseGarbageCollection.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION, null, msgs);
			if (newVerboseGarbageCollection != null)
				msgs = newVerboseGarbageCollection.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION, null, msgs);
			msgs = basicSetVerboseGarbageCollection(newVerboseGarbageCollection, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION, newVerboseGarbageCollection, newVerboseGarbageCollection));
	}

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
	public Setting getArguments()
	{
		return arguments;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetArguments(Setting newArguments, NotificationChain msgs)
	{
		Setting oldArguments = arguments;
		arguments = newArguments;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.JVM_OPTIONS__ARGUMENTS, oldArguments, newArguments);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.JvmOptions#getArguments <em>Arguments</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newArguments the new value of the '<em>Arguments</em>' containment reference.
	 * @see #getArguments()
	 * @generated
	 */
	public void setArguments(Setting newArguments)
	{
		if (newArguments != arguments)
		{
			NotificationChain msgs = null;
			if (arguments != null)
				msgs = arguments.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.JVM_OPTIONS__ARGUMENTS, null, msgs);
			if (newArguments != null)
				msgs = newArguments.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.JVM_OPTIONS__ARGUMENTS, null, msgs);
			msgs = basicSetArguments(newArguments, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.JVM_OPTIONS__ARGUMENTS, newArguments, newArguments));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case PlatformPackage.JVM_OPTIONS__INITIAL_HEAP_SIZE:
				return basicSetInitialHeapSize(null, msgs);
			case PlatformPackage.JVM_OPTIONS__MAXIMUM_HEAP_SIZE:
				return basicSetMaximumHeapSize(null, msgs);
			case PlatformPackage.JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION:
				return basicSetVerboseGarbageCollection(null, msgs);
			case PlatformPackage.JVM_OPTIONS__ARGUMENTS:
				return basicSetArguments(null, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case PlatformPackage.JVM_OPTIONS__INITIAL_HEAP_SIZE:
				return getInitialHeapSize();
			case PlatformPackage.JVM_OPTIONS__MAXIMUM_HEAP_SIZE:
				return getMaximumHeapSize();
			case PlatformPackage.JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION:
				return getVerboseGarbageCollection();
			case PlatformPackage.JVM_OPTIONS__ARGUMENTS:
				return getArguments();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case PlatformPackage.JVM_OPTIONS__INITIAL_HEAP_SIZE:
				setInitialHeapSize((Setting)newValue);
				return;
			case PlatformPackage.JVM_OPTIONS__MAXIMUM_HEAP_SIZE:
				setMaximumHeapSize((Setting)newValue);
				return;
			case PlatformPackage.JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION:
				setVerboseGarbageCollection((Setting)newValue);
				return;
			case PlatformPackage.JVM_OPTIONS__ARGUMENTS:
				setArguments((Setting)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackage.JVM_OPTIONS__INITIAL_HEAP_SIZE:
				setInitialHeapSize((Setting)null);
				return;
			case PlatformPackage.JVM_OPTIONS__MAXIMUM_HEAP_SIZE:
				setMaximumHeapSize((Setting)null);
				return;
			case PlatformPackage.JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION:
				setVerboseGarbageCollection((Setting)null);
				return;
			case PlatformPackage.JVM_OPTIONS__ARGUMENTS:
				setArguments((Setting)null);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackage.JVM_OPTIONS__INITIAL_HEAP_SIZE:
				return initialHeapSize != null;
			case PlatformPackage.JVM_OPTIONS__MAXIMUM_HEAP_SIZE:
				return maximumHeapSize != null;
			case PlatformPackage.JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION:
				return verboseGarbageCollection != null;
			case PlatformPackage.JVM_OPTIONS__ARGUMENTS:
				return arguments != null;
		}
		return super.eIsSet(featureID);
	}

} // JvmOptions
