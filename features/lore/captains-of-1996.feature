Feature: Which ships Captain's Log serves in 1996
  Captain's Log adds 3 to the WEAPONS and SHIELDS of a ship with its captain aboard.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card          | where        |
      | Captain's Log | on the table |

  @ruling=faq96-38-captains-log-determining-eligibility-01
  Rule: The lore of the ship tells who commanded or captained it, and he must be aboard

    @part=commanded
    Example: the lore of the Phoenix says that Benjamin Maxwell commanded it
      Given Alice has:
        | card             | where                   |
        | U.S.S. Phoenix   | at "Excavation"         |
        | Benjamin Maxwell | aboard "U.S.S. Phoenix" |
      Then the WEAPONS of "U.S.S. Phoenix" are 10
      And the SHIELDS of "U.S.S. Phoenix" are 11

    @part=commanded
    Example: the Enterprise-C gains by the captain whom its lore names, and the Enterprise not by one who says so himself
      Given Alice has:
        | card                | where                        |
        | U.S.S. Enterprise-C | at "Excavation"              |
        | Rachel Garrett      | aboard "U.S.S. Enterprise-C" |
        | U.S.S. Enterprise   | at "Excavation"              |
        | Jean-Luc Picard     | aboard "U.S.S. Enterprise"   |
      Then the WEAPONS of "U.S.S. Enterprise-C" are 10
      And the WEAPONS of "U.S.S. Enterprise" are 8

    @part=commanded
    Example: the Phoenix was commanded by Benjamin Maxwell, and of the Bortas the lore only says whose flagship it was
      Given Alice has:
        | card             | where                   |
        | U.S.S. Phoenix   | at "Excavation"         |
        | Benjamin Maxwell | aboard "U.S.S. Phoenix" |
        | I.K.C. Bortas    | at "Excavation"         |
        | Gowron           | aboard "I.K.C. Bortas"  |
      Then the WEAPONS of "U.S.S. Phoenix" are 10
      And the WEAPONS of "I.K.C. Bortas" are 9

    @part=aboard
    Example: the Phoenix gains as soon as Benjamin Maxwell beams aboard
      Given Alice has:
        | card             | where                   |
        | U.S.S. Phoenix   | at "Excavation"         |
        | Taitt            | aboard "U.S.S. Phoenix" |
        | Benjamin Maxwell | on "Excavation"         |
      Then the WEAPONS of "U.S.S. Phoenix" are 7
      And the SHIELDS of "U.S.S. Phoenix" are 8
      When Alice beams "Benjamin Maxwell" aboard "U.S.S. Phoenix"
      Then "Benjamin Maxwell" is now aboard "U.S.S. Phoenix"
      And the WEAPONS of "U.S.S. Phoenix" are 10
      And the SHIELDS of "U.S.S. Phoenix" are 11
      And nothing else has changed

  @ruling=faq96-38-captains-log-determining-eligibility-02
  Rule: The lore of personnel, and what one knows of the series, do not count

    @part=lore-of-personnel
    Example: Jean-Luc Picard is captain of the Enterprise by his own lore alone
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Excavation"            |
        | Jean-Luc Picard   | aboard "U.S.S. Enterprise" |
      Then the WEAPONS of "U.S.S. Enterprise" are 8
      And the SHIELDS of "U.S.S. Enterprise" are 9

    @part=knowledge
    Example: Richard Castillo, who took command of the Enterprise-C in the series, does no more for it than Picard for his ship
      Given Alice has:
        | card                | where                        |
        | U.S.S. Enterprise-C | at "Excavation"              |
        | Richard Castillo    | aboard "U.S.S. Enterprise-C" |
        | U.S.S. Enterprise   | at "Excavation"              |
        | Jean-Luc Picard     | aboard "U.S.S. Enterprise"   |
      Then the WEAPONS of "U.S.S. Enterprise-C" are 7
      And the WEAPONS of "U.S.S. Enterprise" are 8

  Rule: The list of ships and captains

    Scenario Outline: <captain> aboard <ship>
      Given Alice has:
        | card      | where           |
        | <ship>    | at "Excavation" |
        | <captain> | aboard "<ship>" |
      Then the SHIELDS of "<ship>" are <SHIELDS>

      @ruling=faq96-38-captains-log-determining-eligibility-03
      Examples: Nobody is the captain of the Enterprise
        | ship              | captain         | SHIELDS |
        | U.S.S. Enterprise | Jean-Luc Picard | 9       |

      @ruling=faq96-38-captains-log-determining-eligibility-05
      Examples: Benjamin Maxwell
        | ship           | captain          | SHIELDS |
        | U.S.S. Phoenix | Benjamin Maxwell | 11      |

      @ruling=faq96-38-captains-log-determining-eligibility-06
      Examples: Data, whom the lore calls Lt. Commander Data
        | ship              | captain | SHIELDS |
        | U.S.S. Sutherland | Data    | 10      |

      @ruling=faq96-38-captains-log-determining-eligibility-08
      Examples: Rachel Garrett
        | ship                | captain        | SHIELDS |
        | U.S.S. Enterprise-C | Rachel Garrett | 11      |

      @ruling=faq96-38-captains-log-determining-eligibility-10
      Examples: Nobody: to be the flagship of Gowron is too little
        | ship          | captain | SHIELDS |
        | I.K.C. Bortas | Gowron  | 7       |

      @ruling=faq96-38-captains-log-determining-eligibility-11
      Examples: Kargan, whom the lore calls Captain Kargan
        | ship        | captain | SHIELDS |
        | I.K.C. Pagh | Kargan  | 9       |

      @ruling=faq96-38-captains-log-determining-eligibility-12
      Examples: Kurn
        | ship            | captain | SHIELDS |
        | I.K.C. Hegh'ta  | Kurn    | 10      |

      @ruling=faq96-38-captains-log-determining-eligibility-14
      Examples: Mendak, whom the lore calls Admiral Mendak
        | ship    | captain | SHIELDS |
        | Devoras | Mendak  | 11      |

      @ruling=faq96-38-captains-log-determining-eligibility-15
      Examples: Toreth: Commander Toreth's warbird is close enough
        | ship    | captain | SHIELDS |
        | Khazara | Toreth  | 10      |

      @ruling=faq96-38-captains-log-determining-eligibility-16
      Examples: Tomalak
        | ship   | captain | SHIELDS |
        | Decius | Tomalak | 11      |

      @ruling=faq96-38-captains-log-determining-eligibility-17
      Examples: Baran
        | ship           | captain | SHIELDS |
        | Mercenary Ship | Baran   | 10      |

      @ruling=faq96-38-captains-log-determining-eligibility-18
      Examples: Tam Elbrun
        | ship   | captain    | SHIELDS |
        | Gomtuu | Tam Elbrun | 9       |

      @ruling=faq96-38-captains-log-determining-eligibility-19
      Examples: Dathon, for "speaking first" is Tamarian for "commanded by"
        | ship | captain | SHIELDS |
        | Tama | Dathon  | 11      |

    @ruling=faq96-38-captains-log-determining-eligibility-06
    Example: Data is captain of the Sutherland, and neither of another ship is he nor anybody else of her
      Then "Data" is a matching commander of "U.S.S. Sutherland"
      And "Data" is not a matching commander of "U.S.S. Nebula"
      And "Worf" is not a matching commander of "U.S.S. Sutherland"

    @ruling=faq96-38-captains-log-determining-eligibility-19
    Example: Dathon speaks first on the Tama, as Gowron does not on the Bortas
      Then "Dathon" is a matching commander of "Tama"
      And "Gowron" is not a matching commander of "I.K.C. Bortas"

  Rule: The list of captains who are to come

    Scenario Outline: <captain> is awaited for <ship>
      Then "<captain>" is a matching commander of "<ship>"

      @ruling=faq96-38-captains-log-determining-eligibility-04
      Examples: Donald Varley
        | ship          | captain       |
        | U.S.S. Yamato | Donald Varley |

      @ruling=faq96-38-captains-log-determining-eligibility-07
      Examples: Robert DeSoto
        | ship        | captain       |
        | U.S.S. Hood | Robert DeSoto |

      @ruling=faq96-38-captains-log-determining-eligibility-09
      Examples: Admiral Riker
        | ship              | captain       |
        | Future Enterprise | Admiral Riker |

      @ruling=faq96-38-captains-log-determining-eligibility-13
      Examples: Taris, whom the lore calls Subcommander Taris
        | ship    | captain |
        | Haakona | Taris   |

  @ruling=faq96-38-captains-log-determining-eligibility-20
  Rule: Of several Mercenary Ships the one gains that Baran is aboard

    Example: Baran changes ships, and the benefit with him
      Given Alice has:
        | card                  | where                          |
        | Mercenary Ship [his]  | at "Excavation"                |
        | Baran                 | aboard "Mercenary Ship" [his]  |
        | Mercenary Ship [hers] | at "Excavation"                |
        | Vekor                 | aboard "Mercenary Ship" [hers] |
      Then the WEAPONS of "Mercenary Ship" [his] are 10
      And the WEAPONS of "Mercenary Ship" [hers] are 7
      When Alice beams "Baran" aboard "Mercenary Ship" [hers]
      Then "Baran" is now aboard "Mercenary Ship" [hers]
      And the WEAPONS of "Mercenary Ship" [his] are 7
      And the WEAPONS of "Mercenary Ship" [hers] are 10
      And nothing else has changed

  @ruling=faq96-38-other-captains-log-questions-01
  Rule: The Enterprise gains nothing by Jean-Luc Picard

    Example: Picard does for his own ship what Rachel Garrett does for hers, and only she makes it stronger
      Given Alice has:
        | card                | where                        |
        | U.S.S. Enterprise   | at "Excavation"              |
        | Jean-Luc Picard     | aboard "U.S.S. Enterprise"   |
        | U.S.S. Enterprise-C | at "Excavation"              |
        | Rachel Garrett      | aboard "U.S.S. Enterprise-C" |
      Then the WEAPONS of "U.S.S. Enterprise" are 8
      And the SHIELDS of "U.S.S. Enterprise" are 9
      And the WEAPONS of "U.S.S. Enterprise-C" are 10

  @ruling=faq96-38-other-captains-log-questions-02
  Rule: Of the ships of the Nebula class the Sutherland and the Phoenix can gain, and the Nebula cannot

    @part=sutherland @part=phoenix @part=nebula
    Example: three sister ships with captains aboard
      Given Alice has:
        | card              | where                      |
        | U.S.S. Sutherland | at "Excavation"            |
        | Data              | aboard "U.S.S. Sutherland" |
        | U.S.S. Phoenix    | at "Excavation"            |
        | Benjamin Maxwell  | aboard "U.S.S. Phoenix"    |
        | U.S.S. Nebula     | at "Excavation"            |
        | Jean-Luc Picard   | aboard "U.S.S. Nebula"     |
      Then the WEAPONS of "U.S.S. Sutherland" are 10
      And the WEAPONS of "U.S.S. Phoenix" are 10
      And the WEAPONS of "U.S.S. Nebula" are 7

  @ruling=faq96-38-other-captains-log-questions-03
  Rule: One Captain's Log serves every ship with its captain aboard, at the same time

    Example: two of three ships have the right captain
      Given Alice has:
        | card              | where                      |
        | U.S.S. Phoenix    | at "Excavation"            |
        | Benjamin Maxwell  | aboard "U.S.S. Phoenix"    |
        | U.S.S. Hood       | at "Excavation"            |
        | Taitt             | aboard "U.S.S. Hood"       |
        | U.S.S. Sutherland | at "Excavation"            |
        | Data              | aboard "U.S.S. Sutherland" |
      Then the WEAPONS of "U.S.S. Phoenix" are 10
      And the WEAPONS of "U.S.S. Sutherland" are 10
      And the WEAPONS of "U.S.S. Hood" are 6

  @ruling=faq96-38-other-captains-log-questions-04
  Rule: Captain's Log adds 3 to WEAPONS and 3 to SHIELDS

    @part=weapons
    Example: the WEAPONS of a ship with its captain aboard, and not those of one without, or of Bob's
      Given Alice has:
        | card    | where            |
        | Devoras | at "Excavation"  |
        | Mendak  | aboard "Devoras" |
        | Haakona | at "Excavation"  |
      And Bob has:
        | card             | where                   |
        | U.S.S. Phoenix   | at "Excavation"         |
        | Benjamin Maxwell | aboard "U.S.S. Phoenix" |
      Then the WEAPONS of "Devoras" are 11
      And the WEAPONS of "Haakona" are 9
      And the WEAPONS of "U.S.S. Phoenix" are 7

    @part=shields
    Example: the SHIELDS of a ship with its captain aboard
      Given Alice has:
        | card    | where            |
        | Devoras | at "Excavation"  |
        | Mendak  | aboard "Devoras" |
      Then the SHIELDS of "Devoras" are 11
      And the RANGE of "Devoras" is 9

    @part=hurl @frame=open
    Example: with its captain aboard, Gomtuu hurls 12 span instead of 9
      Given the spaceline:
        | mission                     | span |
        | Survey Mission              | 3    |
        | Relief Mission              | 3    |
        | Plunder Site                | 3    |
        | Explore Interstellar Matter | 3    |
        | Explore Black Cluster       | 3    |
      And Alice has:
        | card       | where               |
        | Gomtuu     | at "Survey Mission" |
        | Tam Elbrun | aboard "Gomtuu"     |
        | Baran      | aboard "Gomtuu"     |
      And Bob has:
        | card    | where               |
        | Haakona | at "Survey Mission" |
        | Mendak  | aboard "Haakona"    |
      And it is Bob's turn
      When Bob attacks "Gomtuu" with "Haakona"
      And Alice chooses "Haakona"
      And Alice chooses "Explore Black Cluster"
      Then "Haakona" is now at "Explore Black Cluster"

  @ruling=faq96-38-other-captains-log-questions-05
  Rule: The Tomalak of the Decius is the card Tomalak, and not Commander Tomalak

    Example: Commander Tomalak does nothing for the Decius, and Tomalak does
      Given Alice has:
        | card              | where           |
        | Decius            | at "Excavation" |
        | Commander Tomalak | aboard "Decius" |
        | Tomalak           | on "Excavation" |
      Then the WEAPONS of "Decius" are 9
      When Alice beams "Tomalak" aboard "Decius"
      Then the WEAPONS of "Decius" are 12
      And "Tomalak" is now aboard "Decius"
      And nothing else has changed
