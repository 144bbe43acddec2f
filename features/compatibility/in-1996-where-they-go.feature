Feature: Where affiliations go in 1996
  Who uses a Neutral Outpost, and whose ship a hologram is for.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-34-neutral-outpost-03
  Rule: At a Neutral Outpost different affiliations mix only under a treaty

    @part=mixing
    Scenario Outline: <who> wants to report to a Neutral Outpost where Divok, a Klingon, is
      Given the spaceline:
        | mission               |
        | Wormhole Negotiations |
      And Alice has:
        | card            | where                      |
        | Neutral Outpost | at "Wormhole Negotiations" |
        | Divok           | aboard "Neutral Outpost"   |
        | <who>           | in hand                    |
      When Alice reports "<who>" to "Neutral Outpost"
      Then that is <verdict>

      Examples: A Klingon, and a Romulan
        | who    | verdict |
        | Gorath | legal   |
        | Jaron  | illegal |

    @part=mixing
    Example: under a treaty the Romulan reports there
      Given the spaceline:
        | mission               |
        | Wormhole Negotiations |
      And Alice has:
        | card                    | where                      |
        | Treaty: Romulan/Klingon | on the table               |
        | Neutral Outpost         | at "Wormhole Negotiations" |
        | Divok                   | aboard "Neutral Outpost"   |
        | Jaron                   | in hand                    |
      When Alice reports "Jaron" to "Neutral Outpost"
      Then "Jaron" is now aboard "Neutral Outpost"
      And nothing else has changed

    @part=house-arrest
    Example: when the treaty is broken the fewer are put under house arrest there
      Given the spaceline:
        | mission               |
        | Wormhole Negotiations |
      And Alice has:
        | card                    | where                      |
        | Treaty: Romulan/Klingon | on the table               |
        | Neutral Outpost         | at "Wormhole Negotiations" |
        | Divok                   | aboard "Neutral Outpost"   |
        | Gorath                  | aboard "Neutral Outpost"   |
        | Jaron                   | aboard "Neutral Outpost"   |
      And Bob has:
        | card           | where   |
        | The Devil      | in hand |
      When Bob plays "The Devil" on "Treaty: Romulan/Klingon"
      Then "Jaron" is now under house arrest
      And "Divok" and "Gorath" are still not under house arrest
      And "Treaty: Romulan/Klingon" is now in Alice's discard pile
      And "The Devil" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-34-neutral-outpost-04
  Rule: When personnel of the Federation have left a Neutral Outpost Romulans may use it

    Background:
      Given the spaceline:
        | mission               |
        | Wormhole Negotiations |
      And Alice has:
        | card            | where                      |
        | Neutral Outpost | at "Wormhole Negotiations" |
        | Runabout        | at "Wormhole Negotiations" |
        | Calloway        | aboard "Neutral Outpost"   |
        | Jaron           | in hand                    |

    Example: Jaron does not report there while Calloway is there
      When Alice reports "Jaron" to "Neutral Outpost"
      Then that is illegal
      And nothing else has changed

    Example: he reports there in the turn after she has left
      Given Alice's draw deck holds ten cards
      And Bob's draw deck holds ten cards
      And this has happened:
        | action                                   |
        | Alice beams "Calloway" aboard "Runabout" |
        | Alice ends the turn                      |
        | Bob ends the turn                        |
      When Alice reports "Jaron" to "Neutral Outpost"
      Then "Jaron" is now aboard "Neutral Outpost"
      And nothing else has changed

  @ruling=faq96-367-feklhr-01
  Rule: Fek'lhr, a Klingon, is not for a ship of the Federation, although it has a holodeck

    Background:
      Given these made-up cards:
        | card   | type | affiliations | staffing | range |
        | Raider | ship | Klingon      |          | 7     |
      And the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card            | where                    |
        | Klingon Outpost | at "Plunder Site"        |
        | Fek'lhr         | aboard "Klingon Outpost" |

    Scenario Outline: Fek'lhr is to board the <ship>
      Given Alice has:
        | card   | where             |
        | <ship> | at "Plunder Site" |
      When Alice beams "Fek'lhr" aboard "<ship>"
      Then that is <verdict>

      Examples: A ship of the Federation with a holodeck, and a Klingon one
        | ship              | verdict |
        | U.S.S. Enterprise | illegal |
        | Raider            | legal   |

  @ruling=faq96-367-feklhr-02
  Rule: Under a treaty Fek'lhr is for a holodeck of the Federation as well

    Example: he boards the Enterprise
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card                       | where                    |
        | Treaty: Federation/Klingon | on the table             |
        | Klingon Outpost            | at "Plunder Site"        |
        | U.S.S. Enterprise          | at "Plunder Site"        |
        | Fek'lhr                    | aboard "Klingon Outpost" |
      When Alice beams "Fek'lhr" aboard "U.S.S. Enterprise"
      Then "Fek'lhr" is now aboard "U.S.S. Enterprise"
      And nothing else has changed
