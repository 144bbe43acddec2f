Feature: Destroy Radioactive Garbage Scow
  What is blown up poisons the place: whoever has no ship around him dies, and the mission loses ten points.

  Background:
    Given these made-up cards:
      | card         | type      | kind   | requires    | points | skills      | affiliations | attempted by |
      | Fouled World | mission   | planet | Archaeology | 30     |             |              | any          |
      | Empty Reach  | mission   | space  | Archaeology | 30     |             |              |              |
      | Old Digger   | personnel |        |             |        | Archaeology | Federation   |              |

  @ruling=faq96-39-destroy-radioactive-garbage-scow-01
  Rule: It is played only where a Radioactive Garbage Scow is in play, and discards that

    Background:
      Given Alice has:
        | card                             | where                           |
        | Empty Reach                      | in the Alpha Quadrant spaceline |
        | Destroy Radioactive Garbage Scow | in hand                         |

    @part=in-play
    Example: no scow has come out yet
      Given Bob has:
        | card                     | where               |
        | Radioactive Garbage Scow | under "Empty Reach" |
      Then these are illegal:
        | action                                                                            |
        | Alice plays "Destroy Radioactive Garbage Scow" on "Radioactive Garbage Scow"      |
        | Alice plays "Destroy Radioactive Garbage Scow" on "Empty Reach"                   |
        | Alice plays "Destroy Radioactive Garbage Scow"                                    |

    @part=discards
    Example: the scow that lies there is discarded
      Given Bob has:
        | card                     | where            |
        | Radioactive Garbage Scow | on "Empty Reach" |
      When Alice plays "Destroy Radioactive Garbage Scow" on "Radioactive Garbage Scow"
      Then "Radioactive Garbage Scow" is now in Bob's discard pile
      And "Destroy Radioactive Garbage Scow" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-destroy-radioactive-garbage-scow-02
  Rule: It kills all personnel at the location but those aboard a ship or protected by Thermal Deflectors

    Background:
      Given the spaceline:
        | mission      |
        | Fouled World |
        | Empty Reach  |

    @part=ship @part=away-team
    Example: of both players the Away Teams die, and the crews live
      Given Alice has:
        | card                             | where                      |
        | U.S.S. Enterprise                | at "Fouled World"          |
        | Geordi La Forge                  | aboard "U.S.S. Enterprise" |
        | Old Digger                       | on "Fouled World"          |
        | Federation Outpost               | at "Empty Reach"           |
        | Leah Brahms                      | aboard "Federation Outpost" |
        | Destroy Radioactive Garbage Scow | in hand                    |
      And Bob has:
        | card                     | where                |
        | Haakona                  | at "Fouled World"    |
        | Galen                    | aboard "Haakona"     |
        | Taris                    | on "Fouled World"    |
        | Radioactive Garbage Scow | on "Fouled World"    |
      When Alice plays "Destroy Radioactive Garbage Scow" on "Radioactive Garbage Scow"
      Then "Old Digger" and "Taris" have been killed
      And "Old Digger" is now in Alice's discard pile
      And "Taris" is now in Bob's discard pile
      And "Geordi La Forge" is still aboard "U.S.S. Enterprise"
      And "Galen" is still aboard "Haakona"
      And "Leah Brahms" is still aboard "Federation Outpost"
      And "Radioactive Garbage Scow" is now in Bob's discard pile
      And "Destroy Radioactive Garbage Scow" is now in Alice's discard pile
      And nothing else has changed

    @part=thermal-deflectors
    Example: with Thermal Deflectors his team lives
      Given Alice has:
        | card                             | where   |
        | Destroy Radioactive Garbage Scow | in hand |
      And Bob has:
        | card                     | where             |
        | Thermal Deflectors       | on the table      |
        | Taris                    | on "Fouled World" |
        | Radioactive Garbage Scow | on "Fouled World" |
      When Alice plays "Destroy Radioactive Garbage Scow" on "Radioactive Garbage Scow"
      Then "Taris" is still on "Fouled World"
      And "Radioactive Garbage Scow" is now in Bob's discard pile
      And "Destroy Radioactive Garbage Scow" is now in Alice's discard pile
      And nothing else has changed

  Rule: An outpost, which cannot back off, protects nobody

    Background:
      Given Alice has:
        | card                             | where                           |
        | Fouled World                     | in the Alpha Quadrant spaceline |
        | Federation Outpost               | at "Fouled World"               |
        | U.S.S. Enterprise                | docked at "Federation Outpost"  |
        | Destroy Radioactive Garbage Scow | in hand                         |

    @ruling=faq96-39-destroy-radioactive-garbage-scow-06
    Example: whoever stayed in the outpost dies, and whoever is aboard the ship that is docked there lives
      Given Alice has:
        | card                     | where                       |
        | Leah Brahms              | aboard "Federation Outpost" |
        | Geordi La Forge          | aboard "U.S.S. Enterprise"  |
        | Radioactive Garbage Scow | on "Fouled World"           |
      When Alice plays "Destroy Radioactive Garbage Scow" on "Radioactive Garbage Scow"
      Then "Leah Brahms" has been killed
      And "Geordi La Forge" is still aboard "U.S.S. Enterprise"
      And "Leah Brahms" is now in Alice's discard pile
      And "Radioactive Garbage Scow" is now in Alice's discard pile
      And "Destroy Radioactive Garbage Scow" is now in Alice's discard pile
      And nothing else has changed

    @ruling=faq96-34-destroy-radioactive-garbage-scow-01
    Example: everybody in the outpost dies, and the outpost stands
      Given Alice has:
        | card                     | where                       |
        | Leah Brahms              | aboard "Federation Outpost" |
        | Geordi La Forge          | aboard "Federation Outpost" |
        | Radioactive Garbage Scow | on "Fouled World"           |
      When Alice plays "Destroy Radioactive Garbage Scow" on "Radioactive Garbage Scow"
      Then "Leah Brahms" and "Geordi La Forge" have been killed
      And "Federation Outpost" is still at "Fouled World"
      And "Leah Brahms" and "Geordi La Forge" are now in Alice's discard pile
      And "Radioactive Garbage Scow" is now in Alice's discard pile
      And "Destroy Radioactive Garbage Scow" is now in Alice's discard pile
      And nothing else has changed

  Rule: The value of a mission that is not completed falls by ten points, and nobody's score changes

    Background:
      Given Alice has:
        | card                             | where                           |
        | Fouled World                     | in the Alpha Quadrant spaceline |
        | Runabout                         | at "Fouled World"               |
        | Old Digger                       | aboard "Runabout"               |
        | Destroy Radioactive Garbage Scow | in hand                         |
        | Radioactive Garbage Scow         | on "Fouled World"               |

    Scenario Outline: the scow is destroyed
      Given Alice has 15 points
      And Bob has 20 points
      When Alice plays "Destroy Radioactive Garbage Scow" on "Radioactive Garbage Scow"
      Then the points of "Fouled World" are <points>
      And Alice still has 15 points
      And Bob still has 20 points
      And "Radioactive Garbage Scow" is now in Alice's discard pile
      And "Destroy Radioactive Garbage Scow" is now in Alice's discard pile
      And nothing else has changed

      @ruling=faq96-39-destroy-radioactive-garbage-scow-03
      Examples: In 1996
        | points |
        | 20     |

      @ruling=1eD-destroy-radioactive-garbage-scow-02
      Examples: In the Glossary
        | points |
        | 20     |

    Scenario Outline: whoever solves the mission afterwards scores 20
      When Alice plays "Destroy Radioactive Garbage Scow" on "Radioactive Garbage Scow"
      And Alice beams "Old Digger" to "Fouled World"
      And Alice attempts "Fouled World"
      Then Alice now has <points> points
      And "Fouled World" is now completed
      And "Old Digger" is still on "Fouled World"
      And "Radioactive Garbage Scow" is still in Alice's discard pile
      And "Destroy Radioactive Garbage Scow" is still in Alice's discard pile
      And nothing else has changed

      @ruling=faq96-39-destroy-radioactive-garbage-scow-04
      Examples: In 1996
        | points |
        | 20     |

      @ruling=1eD-destroy-radioactive-garbage-scow-02
      Examples: In the Glossary
        | points |
        | 20     |

  Rule: A mission that was completed before keeps its value, and nobody loses points

    Scenario Outline: the scow is destroyed where the mission is done
      Given Alice has:
        | card                             | where                           | state     |
        | Fouled World                     | in the Alpha Quadrant spaceline | completed |
        | Destroy Radioactive Garbage Scow | in hand                         |           |
        | Radioactive Garbage Scow         | on "Fouled World"               |           |
      And Alice has 30 points
      And Bob has 25 points
      When Alice plays "Destroy Radioactive Garbage Scow" on "Radioactive Garbage Scow"
      Then the points of "Fouled World" are <points>
      And Alice still has 30 points
      And Bob still has 25 points
      And "Radioactive Garbage Scow" is now in Alice's discard pile
      And "Destroy Radioactive Garbage Scow" is now in Alice's discard pile
      And nothing else has changed

      @ruling=faq96-39-destroy-radioactive-garbage-scow-05
      Examples: In 1996
        | points |
        | 30     |

      @ruling=1eD-destroy-radioactive-garbage-scow-03
      Examples: In the Glossary
        | points |
        | 30     |

  Rule: Only in 1996 does a second scow that is destroyed there take another ten points

    Scenario Outline: two scows are destroyed one after the other
      Given Alice has:
        | card                                      | where                           |
        | Fouled World                              | in the Alpha Quadrant spaceline |
        | Destroy Radioactive Garbage Scow          | in hand                         |
        | Destroy Radioactive Garbage Scow [second] | in hand                         |
        | Radioactive Garbage Scow                  | on "Fouled World"               |
        | Radioactive Garbage Scow [second]         | on "Fouled World"               |
      When Alice plays "Destroy Radioactive Garbage Scow" on "Radioactive Garbage Scow"
      And Alice plays "Destroy Radioactive Garbage Scow" [second] on "Radioactive Garbage Scow" [second]
      Then the points of "Fouled World" are <points>
      And "Radioactive Garbage Scow" [second] and "Destroy Radioactive Garbage Scow" [second] are now in Alice's discard pile
      And "Radioactive Garbage Scow" and "Destroy Radioactive Garbage Scow" are still in Alice's discard pile
      And nothing else has changed

      @ruling=faq96-39-destroy-radioactive-garbage-scow-03
      Examples: In 1996 each takes ten
        | points |
        | 10     |

      @ruling=1eD-destroy-radioactive-garbage-scow-01
      Examples: In the Glossary the second one takes nothing
        | points |
        | 20     |
