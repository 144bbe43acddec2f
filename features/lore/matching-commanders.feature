Feature: Matching commanders
  Who is the matching commander of a ship, and what the ship has of him.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card          | where        |
      | Captain's Log | on the table |

  @ruling=cr14-matching-commander-01
  Rule: Whoever the lore of either calls commander or captain of the ship is its matching commander

    Scenario Outline: <captain> aboard <ship>
      Given Alice has:
        | card      | where           |
        | <ship>    | at "Excavation" |
        | <captain> | aboard "<ship>" |
      Then "<captain>" is in command of "<ship>"
      And "Gowron" is not a matching commander of "I.K.C. Bortas"
      And the WEAPONS of "<ship>" are <WEAPONS>
      And the SHIELDS of "<ship>" are <SHIELDS>

      @part=lore-of-ship @part=commander
      Examples: Commander by the lore of the ship
        | ship   | captain | WEAPONS | SHIELDS |
        | Decius | Tomalak | 12      | 11      |

      @part=lore-of-personnel
      Examples: Captain by the lore of the personnel
        | ship              | captain         | WEAPONS | SHIELDS |
        | U.S.S. Enterprise | Jean-Luc Picard | 11      | 12      |

      @part=captain
      Examples: Captain by the lore of the ship
        | ship           | captain | WEAPONS | SHIELDS |
        | Borrowed Barge | Vekor   | 5       | 7       |

    @part=lore-of-personnel
    Example: the Enterprise gains nothing by Benjamin Maxwell, whom neither lore names, until Jean-Luc Picard comes
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Excavation"            |
        | Benjamin Maxwell  | aboard "U.S.S. Enterprise" |
        | Jean-Luc Picard   | on "Excavation"            |
      Then "Benjamin Maxwell" is not in command of "U.S.S. Enterprise"
      And "Jean-Luc Picard" is not in command of "U.S.S. Enterprise"
      And the WEAPONS of "U.S.S. Enterprise" are 8
      When Alice beams "Jean-Luc Picard" aboard "U.S.S. Enterprise"
      Then "Jean-Luc Picard" is in command of "U.S.S. Enterprise"
      And the WEAPONS of "U.S.S. Enterprise" are 11

  @ruling=cr14-matching-commander-02
  Rule: A text may let its personnel act as matching commander, or assign one

    @part=act-as
    Scenario Outline: Rinnak Pire leaves a universal Bajoran ship for <ship>, <what>
      Given Alice has:
        | card                | where                        |
        | Bajoran Interceptor | at "Excavation"              |
        | Rinnak Pire         | aboard "Bajoran Interceptor" |
        | <ship>              | at "Excavation"              |
        | Narik               | aboard "<ship>"              |
      Then the WEAPONS of "Bajoran Interceptor" are 10
      When Alice beams "Rinnak Pire" aboard "<ship>"
      Then "Rinnak Pire" is now aboard "<ship>"
      And the WEAPONS of "<ship>" are <WEAPONS>
      And the WEAPONS of "Bajoran Interceptor" are 7
      And nothing else has changed

      Examples:
        | ship                 | what                 | WEAPONS |
        | Bajoran Scout Vessel | which is another one | 7       |
        | Kitara               | which is unique      | 8       |
        | Mercenary Ship       | which is not Bajoran | 7       |

    @part=assign
    Example: Regent Worf gives the Vor'cha that he is aboard into the hands of Korvek
      Given Alice has:
        | card             | where                     |
        | Alliance Vor'Cha | at "Excavation"           |
        | Regent Worf      | aboard "Alliance Vor'Cha" |
        | Korvek           | aboard "Alliance Vor'Cha" |
      Then "Korvek" is not in command of "Alliance Vor'Cha"
      When Alice uses "Regent Worf" on "Korvek"
      Then "Korvek" is in command of "Alliance Vor'Cha"
      And the WEAPONS of "Alliance Vor'Cha" are 12
      And the SHIELDS of "Alliance Vor'Cha" are 11
      And nothing else has changed

    @part=assign @frame=many
    Example: he gives Korvek that ship, and no other one to which Korvek goes
      Given Alice has:
        | card                    | where                            |
        | Alliance Vor'Cha [his]  | at "Excavation"                  |
        | Regent Worf             | aboard "Alliance Vor'Cha" [his]  |
        | Korvek                  | aboard "Alliance Vor'Cha" [his]  |
        | Alliance Vor'Cha [next] | at "Excavation"                  |
      When Alice uses "Regent Worf" on "Korvek"
      Then "Korvek" is in command of "Alliance Vor'Cha" [his]
      When Alice beams "Korvek" aboard "Alliance Vor'Cha" [next]
      Then "Korvek" is not in command of "Alliance Vor'Cha" [next]

  @ruling=cr14-matching-commander-03
  Rule: Worf of the First Contact set and Kudak'Etan are matching commanders of every U.S.S. Defiant

    Scenario Outline: <who> and the Defiant
      Then "<who>" is a matching commander of "U.S.S. Defiant"
      And "Worf" is not a matching commander of "U.S.S. Defiant"

      @part=worf
      Examples: Worf
        | who                  |
        | Worf (First Contact) |

      @part=kudak-etan
      Examples: Kudak'Etan
        | who        |
        | Kudak'Etan |

  @ruling=cr14-matching-commander-04
  Rule: They are no matching commanders of Stolen Defiant, although it is the same ship

    Scenario Outline: <who> and the stolen ship
      Then "<who>" is not a matching commander of "Stolen Defiant"
      And "<who>" is a matching commander of "U.S.S. Defiant"

      @part=worf
      Examples: Worf
        | who                  |
        | Worf (First Contact) |

      @part=kudak-etan
      Examples: Kudak'Etan
        | who        |
        | Kudak'Etan |

  @ruling=cr14-matching-commander-05
  Rule: Benjamin Sisko is a matching commander of the Sao Paulo

    Example: the ship is the stronger for the one whom its lore names
      Given Alice has:
        | card             | where                     |
        | U.S.S. Sao Paulo | at "Excavation"           |
        | Benjamin Sisko   | aboard "U.S.S. Sao Paulo" |
      Then the WEAPONS of "U.S.S. Sao Paulo" are 12
      And the SHIELDS of "U.S.S. Sao Paulo" are 13

  @ruling=cr14-matching-commander-06
  Rule: Other versions of Benjamin Sisko are not

    Scenario Outline: <who> aboard the Sao Paulo
      Given Alice has:
        | card             | where                     |
        | U.S.S. Sao Paulo | at "Excavation"           |
        | <who>            | aboard "U.S.S. Sao Paulo" |
      Then the WEAPONS of "U.S.S. Sao Paulo" are 9
      And the SHIELDS of "U.S.S. Sao Paulo" are 10

      @part=ben-sisko
      Examples: Ben Sisko
        | who       |
        | Ben Sisko |

      @part=the-emissary
      Examples: The Emissary
        | who          |
        | The Emissary |

  @ruling=cr14-matching-commander-07
  Rule: Whom a ship transported, or who used it, is no matching commander of it

    Scenario Outline: <who> aboard <ship>
      Given Alice has:
        | card   | where           |
        | <ship> | at "Excavation" |
        | <who>  | aboard "<ship>" |
      Then the SHIELDS of "<ship>" are <SHIELDS>

      @part=transported
      Examples: A ship that transported her, and its captain
        | ship           | who   | SHIELDS |
        | Borrowed Barge | Vash  | 4       |

      @part=used-by
      Examples: A ship that was used by him
        | ship               | who        | SHIELDS |
        | Zibalian Transport | Kivas Fajo | 4       |

  @ruling=cr14-matching-commander-08
  Rule: Kivas Fajo is no matching commander of Zibalian Transport

    Example: the transport gains nothing by him
      Given Alice has:
        | card               | where                       |
        | Zibalian Transport | at "Excavation"             |
        | Kivas Fajo         | aboard "Zibalian Transport" |
      Then the WEAPONS of "Zibalian Transport" are 2
      And "Kivas Fajo" is not in command of "Zibalian Transport"

  @ruling=cr14-matching-commander-09
  Rule: Kivas Fajo is the matching commander of the Jovis

    Example: the Jovis gains by him
      Given Alice has:
        | card       | where           |
        | Jovis      | at "Excavation" |
        | Kivas Fajo | aboard "Jovis"  |
      Then the WEAPONS of "Jovis" are 6
      And "Kivas Fajo" is in command of "Jovis"

  @ruling=cr14-matching-commander-10
  Rule: A ship has the benefits of one matching commander at a time

    Example: two commanders of the Defiant are aboard, and one of them counts
      Given Alice has:
        | card                 | where                   |
        | U.S.S. Defiant       | at "Excavation"         |
        | Benjamin Sisko       | aboard "U.S.S. Defiant" |
        | Worf (First Contact) | aboard "U.S.S. Defiant" |
      Then the WEAPONS of "U.S.S. Defiant" are 13
      And the SHIELDS of "U.S.S. Defiant" are 12

  @ruling=cr14-matching-commander-11
  Rule: Cha'Joh may have the benefits of two

    Example: each of the sisters makes the ship stronger
      Given Alice has:
        | card    | where            |
        | Cha'Joh | at "Excavation"  |
        | Lursa   | aboard "Cha'Joh" |
        | B'Etor  | on "Excavation"  |
      Then the WEAPONS of "Cha'Joh" are 8
      When Alice beams "B'Etor" aboard "Cha'Joh"
      Then "B'Etor" is now aboard "Cha'Joh"
      And the WEAPONS of "Cha'Joh" are 11
      And the SHIELDS of "Cha'Joh" are 11
      And nothing else has changed

  Rule: A matching commander who is of no use is of no use to his ship

    Scenario Outline: Benjamin Sisko is <state>, and the Defiant is no stronger for him
      Given Alice has:
        | card           | where                   | state   |
        | U.S.S. Defiant | at "Excavation"         |         |
        | Benjamin Sisko | aboard "U.S.S. Defiant" | <state> |
      Then the WEAPONS of "U.S.S. Defiant" are 10
      And the SHIELDS of "U.S.S. Defiant" are 9

      @ruling=cr14-matching-commander-12
      Examples: Disabled
        | state    |
        | disabled |

      @ruling=cr14-matching-commander-13
      Examples: In stasis
        | state     |
        | in stasis |

      @ruling=cr14-matching-commander-14
      Examples: Under house arrest
        | state              |
        | under house arrest |

    Scenario Outline: Benjamin Sisko is <state>, and Worf takes his place
      Given Alice has:
        | card                 | where                   | state   |
        | U.S.S. Defiant       | at "Excavation"         |         |
        | Benjamin Sisko       | aboard "U.S.S. Defiant" | <state> |
        | Worf (First Contact) | aboard "U.S.S. Defiant" |         |
      Then the WEAPONS of "U.S.S. Defiant" are 13
      And "Worf (First Contact)" is in command of "U.S.S. Defiant"
      And "Benjamin Sisko" is not in command of "U.S.S. Defiant"

      @ruling=cr14-matching-commander-12
      Examples: Disabled
        | state    |
        | disabled |

      @ruling=cr14-matching-commander-13
      Examples: In stasis
        | state     |
        | in stasis |

      @ruling=cr14-matching-commander-14
      Examples: Under house arrest
        | state              |
        | under house arrest |
