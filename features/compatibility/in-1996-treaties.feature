Feature: Treaties in 1996
  What allies share, and what becomes of their crews when the treaty is broken.

  Background:
    Given these locations:
      | location              | quadrant |
      | Excavation            | Alpha    |
      | Wormhole Negotiations | Alpha    |

  @ruling=faq96-38-treaties-01
  Rule: Under a treaty personnel report to an outpost of either affiliation

    Scenario Outline: <who> reports to a <outpost>
      Given Alice has:
        | card                       | where                      |
        | Treaty: Federation/Klingon | on the table               |
        | <outpost>                  | at "Wormhole Negotiations" |
        | <who>                      | in hand                    |
      When Alice reports "<who>" to "<outpost>"
      Then "<who>" is now aboard "<outpost>"
      And nothing else has changed

      Examples: A Klingon, and an officer of the Federation
        | who      | outpost            |
        | Klag     | Federation Outpost |
        | Calloway | Klingon Outpost    |

  @ruling=faq96-38-treaties-02
  Rule: When the treaty of a mixed crew on a Non-Aligned ship is broken the fewer of them are put under house arrest

    Scenario Outline: <many> and <more> are two, and <one> is alone
      Given Alice has:
        | card                    | where                       |
        | Treaty: Romulan/Klingon | on the table                |
        | Zibalian Transport      | at "Excavation"             |
        | <one>                   | aboard "Zibalian Transport" |
        | <many>                  | aboard "Zibalian Transport" |
        | <more>                  | aboard "Zibalian Transport" |
        | Narik                   | aboard "Zibalian Transport" |
      And Bob has:
        | card           | where   |
        | The Devil      | in hand |
      When Bob plays "The Devil" on "Treaty: Romulan/Klingon"
      Then "<one>" is now under house arrest
      And "<many>" and "<more>" are still not under house arrest
      And "Narik" is still not under house arrest
      And "Treaty: Romulan/Klingon" is now in Alice's discard pile
      And "The Devil" is now in Bob's discard pile
      And nothing else has changed

      Examples: Two Klingons and a Romulan, and two Romulans and a Klingon
        | one   | many  | more   |
        | Jaron | Divok | Gorath |
        | Divok | Jaron | Bochra |

  @ruling=faq96-38-treaties-03
  Rule: Where both affiliations have equally many there chance decides

    Scenario Outline: chance is against the <affiliation>, and <who> is put under house arrest
      Given Alice has:
        | card                    | where                       |
        | Treaty: Romulan/Klingon | on the table                |
        | Zibalian Transport      | at "Excavation"             |
        | Divok                   | aboard "Zibalian Transport" |
        | Jaron                   | aboard "Zibalian Transport" |
      And Bob has:
        | card           | where   |
        | The Devil      | in hand |
      When Bob plays "The Devil" on "Treaty: Romulan/Klingon"
      And chance chooses <affiliation> from Klingon and Romulan
      Then "<who>" is now under house arrest
      And "<other>" is still not under house arrest
      And "Treaty: Romulan/Klingon" is still in Alice's discard pile
      And "The Devil" has been discarded

      @frame=unsayable
      Examples: Either of them may be the one
        | affiliation | who   | other |
        | Klingon     | Divok | Jaron |
        | Romulan     | Jaron | Divok |

  @ruling=faq96-38-treaties-04
  Rule: A Non-Aligned ship carries the Non-Aligned and one affiliation

    Background:
      Given Alice has:
        | card               | where                       |
        | Zibalian Transport | at "Excavation"             |
        | Narik              | aboard "Zibalian Transport" |
        | Divok              | aboard "Zibalian Transport" |

    Scenario Outline: <who> wants to join Narik and the Klingon Divok
      Given Alice has:
        | card  | where           |
        | <who> | on "Excavation" |
      When Alice beams "<who>" aboard "Zibalian Transport"
      Then that is <verdict>

      Examples: Another Klingon, and a Romulan
        | who    | verdict |
        | Gorath | legal   |
        | Jaron  | illegal |

    Example: under a treaty the Romulan joins them
      Given Alice has:
        | card                    | where           |
        | Treaty: Romulan/Klingon | on the table    |
        | Jaron                   | on "Excavation" |
      When Alice beams "Jaron" aboard "Zibalian Transport"
      Then "Jaron" is now aboard "Zibalian Transport"
      And nothing else has changed

  @ruling=faq96-38-treaties-05
  Rule: Under a treaty a Klingon ship is repaired at a Romulan outpost and comes back to it

    Background:
      Given these made-up cards:
        | card         | type | affiliations | range | weapons | shields |
        | Bold Raider  | ship | Klingon      | 7     | 5       | 5       |
      And Alice has:
        | card            | where           |
        | Romulan Outpost | at "Excavation" |

    @part=repair @frame=many
    Example: docked there for two turns it is repaired
      Given Alice has:
        | card                    | where                       | state   |
        | Treaty: Romulan/Klingon | on the table                |         |
        | Bold Raider             | docked at "Romulan Outpost" | damaged |
      When play goes on until Bob's third turn
      Then "Bold Raider" is no longer damaged

    @part=hallucinations
    Example: the hallucinations of the crew end when it docks
      Given Alice has:
        | card                    | where                |
        | Treaty: Romulan/Klingon | on the table         |
        | Bold Raider             | at "Excavation"      |
        | Gorath                  | aboard "Bold Raider" |
      And Bob has:
        | card                       | where            |
        | REM Fatigue Hallucinations | on "Bold Raider" |
      When Alice docks "Bold Raider" at "Romulan Outpost"
      Then "REM Fatigue Hallucinations" is now in Bob's discard pile
      And "Bold Raider" is now docked at "Romulan Outpost"
      And nothing else has changed

  @ruling=faq96-38-treaties-06
  Rule: Under a treaty a Klingon and a Romulan disruptor make everybody in the crew stronger by four

    Example: Divok, a Klingon, and Jaron, a Romulan
      Given Alice has:
        | card                    | where                       |
        | Treaty: Romulan/Klingon | on the table                |
        | Zibalian Transport      | at "Excavation"             |
        | Divok                   | aboard "Zibalian Transport" |
        | Jaron                   | aboard "Zibalian Transport" |
        | Klingon Disruptor       | aboard "Zibalian Transport" |
        | Romulan Disruptor       | aboard "Zibalian Transport" |
      Then the STRENGTH of "Divok" is 12
      And the STRENGTH of "Jaron" is 13

  Rule: Under a treaty nobody of the ship's own affiliation is needed to move it

    Scenario Outline: a runabout of the Federation with <who> aboard
      Given Alice has:
        | card                       | where             |
        | Treaty: Federation/Klingon | on the table      |
        | Runabout                   | at "Excavation"   |
        | <who>                      | aboard "Runabout" |
      When Alice moves "Runabout" to "Wormhole Negotiations"
      Then that is <verdict>

      @ruling=faq96-38-treaties-07
      Examples: In 1996 an ally will do
        | who  | verdict |
        | Klag | legal   |

    @ruling=faq96-38-treaties-07
    Example: a Klingon moves a runabout of the Federation, and the Non-Aligned, who have no treaty, do not
      Given Alice has:
        | card                       | where                      |
        | Treaty: Federation/Klingon | on the table               |
        | Runabout [his]             | at "Excavation"            |
        | Klag                       | aboard "Runabout" [his]    |
        | Runabout [theirs]          | at "Excavation"            |
        | Narik                      | aboard "Runabout" [theirs] |
      When Alice moves "Runabout" [his] to "Wormhole Negotiations"
      Then "Runabout" [his] is now at "Wormhole Negotiations"
      And these are illegal:
        | action                                                     |
        | Alice moves "Runabout" [theirs] to "Wormhole Negotiations" |
      And nothing else has changed

  @ruling=faq96-38-treaties-08
  Rule: When a treaty is broken those who do not match their ship are put under house arrest

    Background:
      Given these made-up cards:
        | card          | type | affiliations | staffing     | range |
        | Patrol Cutter | ship | Federation   | staff, staff | 7     |

    @part=arrest
    Example: the Klingon aboard a ship of the Federation is, the Non-Aligned is not
      Given Alice has:
        | card                       | where                  |
        | Treaty: Federation/Klingon | on the table           |
        | Patrol Cutter              | at "Excavation"        |
        | Linda Larson               | aboard "Patrol Cutter" |
        | Gorath                     | aboard "Patrol Cutter" |
        | Divok                      | aboard "Patrol Cutter" |
        | Narik                      | aboard "Patrol Cutter" |
      And Bob has:
        | card           | where   |
        | The Devil      | in hand |
      When Bob plays "The Devil" on "Treaty: Federation/Klingon"
      Then "Gorath" and "Divok" are now under house arrest
      And "Linda Larson" and "Narik" are still not under house arrest
      And "Treaty: Federation/Klingon" is now in Alice's discard pile
      And "The Devil" is now in Bob's discard pile
      And nothing else has changed

    @part=stranded
    Scenario Outline: the ship is to move with <first> and <second> when the treaty is broken
      Given Alice has:
        | card                       | where                  |
        | Treaty: Federation/Klingon | on the table           |
        | Patrol Cutter              | at "Excavation"        |
        | <first>                    | aboard "Patrol Cutter" |
        | <second>                   | aboard "Patrol Cutter" |
      And Bob has:
        | card           | where   |
        | The Devil      | in hand |
      When Bob plays "The Devil" on "Treaty: Federation/Klingon"
      And Alice moves "Patrol Cutter" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples: Two Klingons, one, and none
        | first        | second | verdict |
        | Divok        | Gorath | illegal |
        | Linda Larson | Gorath | illegal |
        | Linda Larson | Narik  | legal   |

  @ruling=faq96-38-treaties-09
  Rule: Even under a treaty somebody of an affiliation that the mission asks for attempts it

    Background:
      Given Alice has:
        | card                       | where           |
        | Treaty: Federation/Klingon | on the table    |
        | Klag                       | on "Excavation" |

    Example: Klag does not attempt a mission of the Federation and the Romulans
      When Alice attempts "Excavation" with "Klag"
      Then that is illegal
      And nothing else has changed

    Example: he does with Calloway
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
      When Alice attempts "Excavation" with "Klag" and "Calloway"
      Then that is legal
