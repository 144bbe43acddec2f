Feature: Who is named in lore
  A lore names a card where it says that card's name, the whole of it, in whatever form the sentence asks for.

  @ruling=cr14-named-in-lore-01
  Rule: A personnel or ship is named in the lore that refers to it by name

    @part=personnel
    Example: the lore of a widow names her husband
      Then "Jack Crusher" is named in the lore of "Beverly Crusher"
      And "Worf" is not named in the lore of "Beverly Crusher"

    @part=ship
    Example: the lore of a captain names his ship
      Then "U.S.S. Phoenix" is named in the lore of "Benjamin Maxwell"
      And "U.S.S. Enterprise" is not named in the lore of "Benjamin Maxwell"

  @ruling=cr14-named-in-lore-02
  Rule: The title must be the whole name that the lore gives

    @part=rank
    Example: who names Lieutenant Worf does not name Worf
      Then "Worf" is not named in the lore of "K'Ehleyr"
      And "Worf" is named in the lore of "Jadzia Dax"

    @part=title
    Example: who names Dr. Beverly Crusher does not name Beverly Crusher
      Then "Beverly Crusher" is not named in the lore of "Kareel Odan"
      And "Beverly Crusher" is named in the lore of "Jack Crusher"

    @part=descriptor
    Example: who names Quark Son of Keldar does not name Quark
      Then "Quark" is not named in the lore of "Grilka"
      And "Quark" is named in the lore of "Brunt"

    Example: who names Quark does not name Deputy Quark
      Then "Deputy Quark" is not named in the lore of "Brunt"
      And "Quark" is named in the lore of "Brunt"

  @ruling=cr14-named-in-lore-03
  Rule: The lore of I.K.C. K'elric names Captain Kang and not Kang

    Example: the captain is one card, and the old warrior another
      Then "Captain Kang" is named in the lore of "I.K.C. K'elric"
      And "Kang" is not named in the lore of "I.K.C. K'elric"

  @ruling=cr14-named-in-lore-04
  Rule: Ezri's lore names Mr. Brunt and not Brunt

    Example: her friend is another Ferengi than the liquidator
      Then "Mr. Brunt" is named in the lore of "Ezri"
      And "Brunt" is not named in the lore of "Ezri"

  @ruling=cr14-named-in-lore-06
  Rule: An article may begin with a capital or not

    @part=the
    Example: a lore that speaks of the Traveler names The Traveler
      Then "The Traveler" is named in the lore of "Wesley Crusher"
      And "The Doctor" is not named in the lore of "Wesley Crusher"

    @part=a
    Example: a lore that speaks of a Quiet Harbor names the ship of that title
      Then "A Quiet Harbor" is named in the lore of "Old Harbor Master"
      And "The Traveler" is not named in the lore of "Old Harbor Master"

  @ruling=cr14-named-in-lore-07
  Rule: Bareil's lore and that of 0413-Theta name The Intendant

    Example: both of them write her article small
      Then "The Intendant" is named in the lore of "Bareil"
      And "The Intendant" is named in the lore of "0413-Theta"
      And "The Intendant" is not named in the lore of "Els Renora"

  @ruling=cr14-named-in-lore-08
  Rule: A name may be declined, and stand in the possessive

    @part=declined
    Example: a lore that speaks of Runabouts names the Runabout
      Then "Runabout" is named in the lore of "Old Harbor Master"
      And "Runabout" is not named in the lore of "Much-Married Ambassador"

    @part=possessive
    Example: a lore that speaks of Lursa's friends, and of Duras' friends, names them both
      Then "Lursa" is named in the lore of "Old Harbor Master"
      And "Duras" is named in the lore of "Old Harbor Master"
      And "Sisters of Duras" is not named in the lore of "Old Harbor Master"

  @ruling=cr14-named-in-lore-09
  Rule: The lore of Els Renora names Jadzia Dax, of whom it uses the possessive

    Example: the arbiter heard a case that was hers
      Then "Jadzia Dax" is named in the lore of "Els Renora"
      And "Odo" is not named in the lore of "Els Renora"

  @ruling=cr14-named-in-lore-11
  Rule: Kovat's lore does not name One

    Example: its "One" is nobody's name
      Then "One" is not named in the lore of "Kovat"
      And "Miles O'Brien" is named in the lore of "Kovat"

  @ruling=cr14-named-in-lore-12
  Rule: Telle's lore does not name Data

    Example: its data are none that walk
      Then "Data" is not named in the lore of "Telle"
      And "Data" is named in the lore of "Juliana Tainer"

  @ruling=cr14-named-in-lore-13
  Rule: Kor's lore names Kahless

    Example: the sword is his
      Then "Kahless" is named in the lore of "Kor"
      And "Kang" is not named in the lore of "Kor"
