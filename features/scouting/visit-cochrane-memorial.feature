Feature: Visit Cochrane Memorial
  The memorial on Earth as the Current Rulings word it: who visits it probes.

  Background:
    Given the spaceline:
      | mission           |
      | Espionage Mission |
      | Excavation        |

  @ruling=cr14-visit-cochrane-memorial-erratum-01
  Rule: The memorial is seeded or played on Earth, one of each player

    @part=plays
    Scenario Outline: played on "<mission>" it is <verdict>
      Given Alice has:
        | card                    | where   |
        | Visit Cochrane Memorial | in hand |
      When Alice plays "Visit Cochrane Memorial" on "<mission>"
      Then that is <verdict>

      Examples:
        | mission           | verdict |
        | Espionage Mission | legal   |
        | Excavation        | illegal |

    @part=seeds
    Scenario Outline: seeded on "<mission>" it is <verdict>
      Given it is the facility phase
      And Alice has:
        | card                    | where         |
        | Visit Cochrane Memorial | in seed cards |
      When Alice seeds "Visit Cochrane Memorial" on "<mission>"
      Then that is <verdict>

      Examples:
        | mission           | verdict |
        | Espionage Mission | legal   |
        | Excavation        | illegal |

    Example: it stays there
      Given Alice has:
        | card                    | where   |
        | Visit Cochrane Memorial | in hand |
      When Alice plays "Visit Cochrane Memorial" on "Espionage Mission"
      Then "Visit Cochrane Memorial" is now on "Espionage Mission"
      And nothing else has changed

    Scenario Outline: where <player> has one already that is <verdict>
      Given <player> has:
        | card                            | where                  |
        | Visit Cochrane Memorial [first] | on "Espionage Mission" |
      And Alice has:
        | card                             | where   |
        | Visit Cochrane Memorial [second] | in hand |
      When Alice plays "Visit Cochrane Memorial" [second] on "Espionage Mission"
      Then that is <verdict>

      Examples:
        | player | verdict |
        | Alice  | illegal |
        | Bob    | legal   |

  @ruling=cr14-visit-cochrane-memorial-erratum-02
  Rule: Personnel of the Enterprise-E and human engineers on the planet let their player probe, if nobody opposes them

    Background:
      Given Alice has:
        | card                    | where                  |
        | Visit Cochrane Memorial | on "Espionage Mission" |
        | Runabout                | at "Espionage Mission" |
        | Klag                    | in draw deck           |

    Scenario Outline: with <visitor> <where> that is <verdict>
      Given <player> has:
        | card      | where   |
        | <visitor> | <where> |
      When Alice uses "Visit Cochrane Memorial"
      Then that is <verdict>

      @part=enterprise-e
      Examples: One of the ship
        | player | visitor                          | where                  | verdict |
        | Alice  | William T. Riker (First Contact) | on "Espionage Mission" | legal   |

      Examples: Where a visit does not count
        | player | visitor                          | where                  | verdict |
        | Alice  | Linda Larson                     | on "Excavation"        | illegal |
        | Alice  | Linda Larson                     | aboard "Runabout"      | illegal |
        | Bob    | Linda Larson                     | on "Espionage Mission" | illegal |

      @question=lost-icons-of-the-usual-species @part=human-engineer
      Examples: A human engineer by her look
        | player | visitor      | where                  | verdict |
        | Alice  | Linda Larson | on "Espionage Mission" | legal   |
        | Alice  | Aaron Conor  | on "Espionage Mission" | legal   |

      @reading=lost-icons-of-the-usual-species/left-out
      Examples: Whom nothing but her look makes a human
        | player | visitor      | where                  | verdict |
        | Alice  | Linda Larson | on "Espionage Mission" | illegal |
        | Alice  | Aaron Conor  | on "Espionage Mission" | illegal |

      @question=lost-icons-of-2014
      Examples: Those who are neither of the ship nor human engineers
        | player | visitor | where                  | verdict |
        | Alice  | Mirok   | on "Espionage Mission" | illegal |
        | Alice  | Taitt   | on "Espionage Mission" | illegal |

      @reading=lost-icons-of-2014/left-out
      Examples: Whoever it is
        | player | visitor | where                  | verdict |
        | Alice  | Mirok   | on "Espionage Mission" | legal   |
        | Alice  | Taitt   | on "Espionage Mission" | legal   |

    Scenario Outline: against <opponent> of Bob's <where> that is <verdict>
      Given Alice has:
        | card                        | where                  |
        | Deanna Troi (First Contact) | on "Espionage Mission" |
      And Bob has:
        | card       | where   |
        | <opponent> | <where> |
      When Alice uses "Visit Cochrane Memorial"
      Then that is <verdict>

      Examples:
        | opponent  | where                  | verdict |
        | Baran     | on "Espionage Mission" | illegal |
        | Baran     | on "Excavation"        | legal   |
        | Tricorder | on "Espionage Mission" | legal   |

  @ruling=cr14-visit-cochrane-memorial-erratum-03
  Rule: Each persona lets its player probe once in a game

    Background:
      Given Alice has:
        | card                        | where                  |
        | Visit Cochrane Memorial     | on "Espionage Mission" |
        | Deanna Troi (First Contact) | on "Espionage Mission" |
        | Tricorder [first]           | in draw deck           |
        | Tricorder [second]          | in draw deck           |
        | Tricorder [third]           | in draw deck           |

    Example: he lets her probe, then another one does, and then nobody
      Given Alice has:
        | card                             | where                  |
        | William T. Riker (First Contact) | on "Espionage Mission" |
      When Alice uses "Visit Cochrane Memorial"
      And Alice chooses "Deanna Troi (First Contact)"
      And Alice uses "Visit Cochrane Memorial"
      Then that is legal
      When Alice uses "Visit Cochrane Memorial"
      Then that is illegal

    Example: nor does he let her in a later turn
      Given this has happened:
        | action                               |
        | Alice uses "Visit Cochrane Memorial" |
        | Alice ends the turn                  |
        | Bob ends the turn                    |
      When Alice uses "Visit Cochrane Memorial"
      Then that is illegal
      And nothing else has changed

    Example: another version of him is no other persona
      Given these made-up cards:
        | card          | type      | affiliations | species | classification | persona                                  |
        | Engineer Troi | personnel | Federation   | Human   | ENGINEER       | Deanna Troi, Deanna Troi (First Contact) |
      And Alice has:
        | card          | where   |
        | Engineer Troi | in hand |
      When Alice uses "Visit Cochrane Memorial"
      And Alice replaces "Deanna Troi (First Contact)" with "Engineer Troi"
      And Alice uses "Visit Cochrane Memorial"
      Then that is illegal

  @ruling=cr14-visit-cochrane-memorial-erratum-04
  Rule: A probe card of the Federation or of Starfleet lets the player draw a card

    Background:
      Given Alice has:
        | card                        | where                  |
        | Visit Cochrane Memorial     | on "Espionage Mission" |
        | Deanna Troi (First Contact) | on "Espionage Mission" |

    @frame=differs
    Scenario Outline: under <probed> <place> holds the next card
      Given Alice's draw deck holds in order:
        | card     |
        | <probed> |
        | Klag     |
        | Tomalak  |
      When Alice uses "Visit Cochrane Memorial"
      Then "Klag" is <place>
      And "Tomalak" is still in Alice's draw deck

      @question=lost-icons-of-2014
      Examples: With one of the two icons
        | probed            | place               |
        | Data              | now in Alice's hand |
        | Runabout          | now in Alice's hand |
        | Travis Mayweather | now in Alice's hand |

      @reading=lost-icons-of-2014/left-out
      Examples: With one of the two icons, which are of no use
        | probed            | place                      |
        | Data              | still in Alice's draw deck |
        | Runabout          | still in Alice's draw deck |
        | Travis Mayweather | still in Alice's draw deck |

      Examples: With neither
        | probed | place                      |
        | Kurn   | still in Alice's draw deck |

  @ruling=cr14-visit-cochrane-memorial-erratum-05
  Rule: A probe card that is an event or an interrupt lets the player play one personnel to the planet

    Background:
      Given Alice has:
        | card                        | where                  |
        | Visit Cochrane Memorial     | on "Espionage Mission" |
        | Deanna Troi (First Contact) | on "Espionage Mission" |
        | Calloway                    | in hand                |
        | Taitt                       | in hand                |
        | Tricorder                   | in hand                |

    @question=lost-icons-of-2014
    Scenario Outline: <probed> brings one of two
      Given Alice's draw deck holds in order:
        | card     |
        | <probed> |
      When Alice uses "Visit Cochrane Memorial"
      And Alice chooses "Taitt" from "Calloway" and "Taitt"
      Then "Taitt" is now on "Espionage Mission"
      And nothing else has changed

      Examples:
        | probed        |
        | Red Alert!    |
        | Amanda Rogers |

    @reading=lost-icons-of-2014/left-out
    Scenario Outline: <probed> brings nobody
      Given Alice's draw deck holds in order:
        | card     |
        | <probed> |
      When Alice uses "Visit Cochrane Memorial"
      Then "Calloway" and "Taitt" are still in Alice's hand

      Examples:
        | probed        |
        | Red Alert!    |
        | Amanda Rogers |

  @ruling=cr14-visit-cochrane-memorial-erratum-06
  Rule: A probe card that is equipment or of the Fajo collection is downloaded, or a copy of it

    Background:
      Given Alice has:
        | card                        | where                  |
        | Visit Cochrane Memorial     | on "Espionage Mission" |
        | Deanna Troi (First Contact) | on "Espionage Mission" |
        | Federation Outpost          | at "Excavation"        |

    @question=lost-icons-of-2014 @frame=many @part=copy
    Example: of two tricorders one comes, and no other equipment
      Given Alice's draw deck holds in order:
        | card               |
        | Tricorder [first]  |
        | Medical Kit        |
        | Tricorder [second] |
      When Alice uses "Visit Cochrane Memorial"
      And Alice chooses "Tricorder" [second] from "Tricorder" [first] and "Tricorder" [second]
      Then "Tricorder" [second] is now aboard "Federation Outpost"
      And "Tricorder" [second] has been downloaded
      And "Tricorder" [first] and "Medical Kit" are still in Alice's draw deck

    @question=lost-icons-of-2014 @frame=many @part=itself
    Example: it may be the very one that was turned over
      Given Alice's draw deck holds in order:
        | card               |
        | Tricorder [first]  |
        | Medical Kit        |
        | Tricorder [second] |
      When Alice uses "Visit Cochrane Memorial"
      And Alice chooses "Tricorder" [first] from "Tricorder" [first] and "Tricorder" [second]
      Then "Tricorder" [first] is now aboard "Federation Outpost"
      And "Tricorder" [first] has been downloaded
      And "Tricorder" [second] and "Medical Kit" are still in Alice's draw deck

    @reading=lost-icons-of-2014/left-out
    Example: neither of two tricorders comes
      Given Alice's draw deck holds in order:
        | card               |
        | Tricorder [first]  |
        | Medical Kit        |
        | Tricorder [second] |
      When Alice uses "Visit Cochrane Memorial"
      Then "Tricorder" [first], "Tricorder" [second] and "Medical Kit" are still in Alice's draw deck

    @question=lost-icons-of-2014 @frame=many
    Example: Spot, of the Fajo collection, comes as well
      Given Alice's draw deck holds in order:
        | card        |
        | Spot        |
        | Medical Kit |
      When Alice uses "Visit Cochrane Memorial"
      Then "Spot" is now aboard "Federation Outpost"
      And "Spot" has been downloaded
      And "Medical Kit" is still in Alice's draw deck

    @reading=lost-icons-of-2014/left-out
    Example: nor does Spot
      Given Alice's draw deck holds in order:
        | card        |
        | Spot        |
        | Medical Kit |
      When Alice uses "Visit Cochrane Memorial"
      Then "Spot" and "Medical Kit" are still in Alice's draw deck

  @ruling=cr14-visit-cochrane-memorial-erratum-07
  Rule: A probe card that is Non-Aligned or a doorway costs the player a card from hand

    Background:
      Given Alice has:
        | card                        | where                  |
        | Visit Cochrane Memorial     | on "Espionage Mission" |
        | Deanna Troi (First Contact) | on "Espionage Mission" |
        | Calloway                    | in hand                |
        | Taitt                       | in hand                |

    @question=lost-icons-of-2014
    Scenario Outline: for <probed> she discards one of two
      Given Alice's draw deck holds in order:
        | card     |
        | <probed> |
      When Alice uses "Visit Cochrane Memorial"
      And Alice chooses "Taitt" from "Calloway" and "Taitt"
      Then "Taitt" is now in Alice's discard pile
      And nothing else has changed

      Examples:
        | probed                  |
        | Narik                   |
        | Alternate Universe Door |

    @reading=lost-icons-of-2014/left-out
    Scenario Outline: for <probed> she discards nothing
      Given Alice's draw deck holds in order:
        | card     |
        | <probed> |
      When Alice uses "Visit Cochrane Memorial"
      Then "Calloway" and "Taitt" are still in Alice's hand

      Examples:
        | probed                  |
        | Narik                   |
        | Alternate Universe Door |
