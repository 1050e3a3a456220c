/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform.impl;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.wiretune.model.platform.JvmOptions;

import org.wiretune.model.settings.Setting;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Jvm Options</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.impl.JvmOptionsImpl#getInitialHeapSize <em>Initial Heap Size</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.JvmOptionsImpl#getMaximumHeapSize <em>Maximum Heap Size</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.JvmOptionsImpl#getVerboseGarbageCollection <em>Verbose Garbage Collection</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.JvmOptionsImpl#getArguments <em>Arguments</em>}</li>
 * </ul>
 *
 * @generated
 */
public class JvmOptionsImpl extends ElementImpl implements JvmOptions
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
	protected JvmOptionsImpl()
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
		return PlatformPackageImpl.Literals.JVM_OPTIONS;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.JVM_OPTIONS__INITIAL_HEAP_SIZE, oldInitialHeapSize, newInitialHeapSize);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setInitialHeapSize(Setting newInitialHeapSize)
	{
		if (newInitialHeapSize != initialHeapSize)
		{
			NotificationChain msgs = null;
			if (initialHeapSize != null)
				msgs = ((InternalEObject)initialHeapSize).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.JVM_OPTIONS__INITIAL_HEAP_SIZE, null, msgs);
			if (newInitialHeapSize != null)
				msgs = ((InternalEObject)newInitialHeapSize).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.JVM_OPTIONS__INITIAL_HEAP_SIZE, null, msgs);
			msgs = basicSetInitialHeapSize(newInitialHeapSize, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.JVM_OPTIONS__INITIAL_HEAP_SIZE, newInitialHeapSize, newInitialHeapSize));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.JVM_OPTIONS__MAXIMUM_HEAP_SIZE, oldMaximumHeapSize, newMaximumHeapSize);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMaximumHeapSize(Setting newMaximumHeapSize)
	{
		if (newMaximumHeapSize != maximumHeapSize)
		{
			NotificationChain msgs = null;
			if (maximumHeapSize != null)
				msgs = ((InternalEObject)maximumHeapSize).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.JVM_OPTIONS__MAXIMUM_HEAP_SIZE, null, msgs);
			if (newMaximumHeapSize != null)
				msgs = ((InternalEObject)newMaximumHeapSize).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.JVM_OPTIONS__MAXIMUM_HEAP_SIZE, null, msgs);
			msgs = basicSetMaximumHeapSize(newMaximumHeapSize, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.JVM_OPTIONS__MAXIMUM_HEAP_SIZE, newMaximumHeapSize, newMaximumHeapSize));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION, oldVerboseGarbageCollection, newVerboseGarbageCollection);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setVerboseGarbageCollection(Setting newVerboseGarbageCollection)
	{
		if (newVerboseGarbageCollection != verboseGarbageCollection)
		{
			NotificationChain msgs = null;
			if (verboseGarbageCollection != null)
				msgs = ((InternalEObject)verboseGarbageCollection).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION, null, msgs);
			if (newVerboseGarbageCollection != null)
				msgs = ((InternalEObject)newVerboseGarbageCollection).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION, null, msgs);
			msgs = basicSetVerboseGarbageCollection(newVerboseGarbageCollection, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION, newVerboseGarbageCollection, newVerboseGarbageCollection));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.JVM_OPTIONS__ARGUMENTS, oldArguments, newArguments);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setArguments(Setting newArguments)
	{
		if (newArguments != arguments)
		{
			NotificationChain msgs = null;
			if (arguments != null)
				msgs = ((InternalEObject)arguments).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.JVM_OPTIONS__ARGUMENTS, null, msgs);
			if (newArguments != null)
				msgs = ((InternalEObject)newArguments).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.JVM_OPTIONS__ARGUMENTS, null, msgs);
			msgs = basicSetArguments(newArguments, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.JVM_OPTIONS__ARGUMENTS, newArguments, newArguments));
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
			case PlatformPackageImpl.JVM_OPTIONS__INITIAL_HEAP_SIZE:
				return basicSetInitialHeapSize(null, msgs);
			case PlatformPackageImpl.JVM_OPTIONS__MAXIMUM_HEAP_SIZE:
				return basicSetMaximumHeapSize(null, msgs);
			case PlatformPackageImpl.JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION:
				return basicSetVerboseGarbageCollection(null, msgs);
			case PlatformPackageImpl.JVM_OPTIONS__ARGUMENTS:
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
			case PlatformPackageImpl.JVM_OPTIONS__INITIAL_HEAP_SIZE:
				return getInitialHeapSize();
			case PlatformPackageImpl.JVM_OPTIONS__MAXIMUM_HEAP_SIZE:
				return getMaximumHeapSize();
			case PlatformPackageImpl.JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION:
				return getVerboseGarbageCollection();
			case PlatformPackageImpl.JVM_OPTIONS__ARGUMENTS:
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
			case PlatformPackageImpl.JVM_OPTIONS__INITIAL_HEAP_SIZE:
				setInitialHeapSize((Setting)newValue);
				return;
			case PlatformPackageImpl.JVM_OPTIONS__MAXIMUM_HEAP_SIZE:
				setMaximumHeapSize((Setting)newValue);
				return;
			case PlatformPackageImpl.JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION:
				setVerboseGarbageCollection((Setting)newValue);
				return;
			case PlatformPackageImpl.JVM_OPTIONS__ARGUMENTS:
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
			case PlatformPackageImpl.JVM_OPTIONS__INITIAL_HEAP_SIZE:
				setInitialHeapSize((Setting)null);
				return;
			case PlatformPackageImpl.JVM_OPTIONS__MAXIMUM_HEAP_SIZE:
				setMaximumHeapSize((Setting)null);
				return;
			case PlatformPackageImpl.JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION:
				setVerboseGarbageCollection((Setting)null);
				return;
			case PlatformPackageImpl.JVM_OPTIONS__ARGUMENTS:
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
			case PlatformPackageImpl.JVM_OPTIONS__INITIAL_HEAP_SIZE:
				return initialHeapSize != null;
			case PlatformPackageImpl.JVM_OPTIONS__MAXIMUM_HEAP_SIZE:
				return maximumHeapSize != null;
			case PlatformPackageImpl.JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION:
				return verboseGarbageCollection != null;
			case PlatformPackageImpl.JVM_OPTIONS__ARGUMENTS:
				return arguments != null;
		}
		return super.eIsSet(featureID);
	}

} //JvmOptionsImpl
