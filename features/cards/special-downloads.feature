Feature: What icons for special downloads name, as printed
  The card that an icon fetches, and where it goes.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-45
  Rule: The icon fetches the card that it names, to where its own card is

    Scenario Outline: <who> fetches <card> to the ship
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Excavation"            |
        | <who>             | aboard "U.S.S. Enterprise" |
        | Runabout          | at "Excavation"            |
        | <card>            | in draw deck               |
      When Alice downloads "<card>" aboard "U.S.S. Enterprise" with "<who>"
      Then "<card>" is now aboard "U.S.S. Enterprise"
      And nothing else has changed

      Examples: Equipment
        | who                          | card             |
        | Reginod                      | Plasmadyne Relay |
        | Secret Agent Julian Bashir   | '45 Dom Perignon |
        | Alyssa Ogawa (First Contact) | Medical Kit      |

      @1e-2014
      Examples: A personnel
        | who               | card             |
        | Sergey and Helena | Nikolai Rozhenko |

    Example: it may be anybody of whom the icon speaks
      Given these made-up cards:
        | card         | type      | affiliations | icons           |
        | Plain Yeoman | personnel | Federation   | original series |
      And Alice has:
        | card                  | where           |
        | Starship Constitution | at "Excavation" |
        | Plain Yeoman          | in draw deck    |
      When Alice downloads "Plain Yeoman" aboard "Starship Constitution" with "Starship Constitution"
      Then "Plain Yeoman" is now aboard "Starship Constitution"
      And nothing else has changed

    Scenario Outline: <who> fetches <card> to the table
      Given Alice has:
        | card   | where           |
        | <who>  | on "Excavation" |
        | <card> | in draw deck    |
      When Alice downloads "<card>" with "<who>"
      Then "<card>" is now on the table
      And nothing else has changed

      Examples: An incident, an event and a card for referees
        | who                             | card                       |
        | Jean-Luc Picard (First Contact) | Make It So                 |
        | Dixon Hill                      | Dixon Hill's Business Card |
        | Saavik                          | Q the Referee              |

      @1e-2014
      Examples: Of personnel whom the Current Rulings name
        | who         | card               |
        | 0413-Theta  | Lower Decks        |
        | Ben Sisko   | Construct Starship |
        | Ezri        | Crossover          |
        | Kang        | Blood Oath         |
        | Regent Worf | Make It So         |

    Example: Sigmund Freud fetches a door that opens another one
      Given Alice has:
        | card                    | where                      |
        | U.S.S. Enterprise       | at "Excavation"            |
        | Sigmund Freud           | aboard "U.S.S. Enterprise" |
        | Space-Time Portal       | on the table               |
        | Alternate Universe Door | in draw deck               |
      And Bob has:
        | card           | where                  |
        | Revolving Door | on "Space-Time Portal" |
      When Alice uses "Sigmund Freud"
      Then "Revolving Door" has been nullified
      And "Alternate Universe Door" is now in Alice's discard pile
      And "Revolving Door" is now in Bob's discard pile
      And "Space-Time Portal" is no longer closed
      And nothing else has changed

  @ruling=custom-cards-46
  Rule: Bajorans report to where The Emissary is

    Scenario Outline: <who> reports to the ship that he is aboard
      Given Alice has:
        | card         | where           |
        | <ship>       | at "Excavation" |
        | The Emissary | aboard "<ship>" |
        | <who>        | in hand         |
      When Alice reports "<who>" to "<ship>"
      Then "<who>" is now aboard "<ship>"
      And nothing else has changed

      Examples: A Bajoran by affiliation, and one by species
        | who          | ship                 |
        | Bareil Antos | Bajoran Scout Vessel |
        | Ro Laren     | U.S.S. Enterprise    |

  @ruling=custom-cards-47
  Rule: Latinum reports to where Ishka is, for free

    Background:
      Given Alice has:
        | card                          | where           |
        | Ishka                         | on "Excavation" |
        | Gold-Pressed Latinum [first]  | in hand         |
        | Gold-Pressed Latinum [second] | in hand         |

    Example: her player still has his card play, whatever it brings
      When Alice reports "Gold-Pressed Latinum" [first] to "Excavation"
      And Alice reports "Gold-Pressed Latinum" [second] to "Excavation"
      Then "Gold-Pressed Latinum" [first] is still on "Excavation"
      And "Gold-Pressed Latinum" [second] is now on "Excavation"
      And nothing else has changed

  @ruling=custom-cards-48
  Rule: Siskos report to where Professor Sisko is, and Jake does so for free

    Background:
      Given Alice has:
        | card            | where                   |
        | Borrowed Barge  | at "Excavation"         |
        | Professor Sisko | aboard "Borrowed Barge" |
        | Benjamin Sisko  | in hand                 |
        | Jake Sisko      | in hand                 |

    Example: both report in one turn
      When Alice reports "Jake Sisko" to "Borrowed Barge"
      And Alice reports "Benjamin Sisko" to "Borrowed Barge"
      Then that is legal

  @ruling=custom-cards-96
  Rule: The Doctor needs no doorway for his emitter

    Example: it comes from another universe as if it did not
      Given Alice has:
        | card                | where                      |
        | U.S.S. Enterprise   | at "Excavation"            |
        | The Doctor          | aboard "U.S.S. Enterprise" |
        | Mobile Holo-Emitter | in draw deck               |
      When Alice downloads "Mobile Holo-Emitter" aboard "U.S.S. Enterprise" with "The Doctor"
      Then "Mobile Holo-Emitter" is now aboard "U.S.S. Enterprise"
      And nothing else has changed
