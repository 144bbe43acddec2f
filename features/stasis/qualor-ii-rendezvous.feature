Feature: Qualor II Rendezvous
  A mission for the non-aligned, on whose planet all others are in stasis.

  Background:
    Given the spaceline:
      | mission              |
      | Qualor II Rendezvous |

  @ruling=faq96-312-qualor-ii-rendezvous-02
  Rule: Anybody beams down, and the aligned go into stasis

    Background:
      Given Alice has:
        | card    | where                     |
        | Haakona | at "Qualor II Rendezvous" |
        | Sela    | aboard "Haakona"          |
        | Baran   | aboard "Haakona"          |

    @part=aligned
    Example: a Romulan goes into stasis on the planet and does not come back
      When Alice beams "Sela" and "Baran" to "Qualor II Rendezvous"
      Then "Sela" is now in stasis
      When Alice beams "Sela" aboard "Haakona"
      Then that is illegal
      And "Sela" and "Baran" are still on "Qualor II Rendezvous"
      And "Sela" is still stopped
      And nothing else has changed

    @part=non-aligned
    Example: a non-aligned personnel stays awake on the planet and comes back
      When Alice beams "Sela" and "Baran" to "Qualor II Rendezvous"
      Then "Baran" is still not in stasis
      When Alice beams "Baran" aboard "Haakona"
      Then "Baran" is now aboard "Haakona"
      And "Sela" is still on "Qualor II Rendezvous"
      And "Sela" is still stopped
      And "Sela" is still in stasis
      And nothing else has changed

    Example: the equipment that a Romulan brings along does not go into stasis
      Given Alice has:
        | card      | where            |
        | Tricorder | aboard "Haakona" |
      When Alice beams "Sela" and "Tricorder" to "Qualor II Rendezvous"
      Then "Sela" is now in stasis
      And "Tricorder" is still not in stasis
      And "Sela" and "Tricorder" are now on "Qualor II Rendezvous"
      And "Sela" is now stopped
      And nothing else has changed

  @ruling=faq96-312-qualor-ii-rendezvous-03
  Rule: The aligned do not help to overcome dilemmas there

    Background:
      Given Bob has:
        | card            | where                        |
        | Impassable Door | under "Qualor II Rendezvous" |

    Example: the computer expert in stasis does not open the door
      Given Alice has:
        | card   | where                     |
        | Data   | on "Qualor II Rendezvous" |
        | Amarie | on "Qualor II Rendezvous" |
      When Alice attempts "Qualor II Rendezvous"
      Then "Impassable Door" is still under "Qualor II Rendezvous"
      And "Amarie" is now stopped
      And "Qualor II Rendezvous" is still not completed
      And nothing else has changed

  @ruling=faq96-312-qualor-ii-rendezvous-04
  Rule: The aligned do not lend skills for completing the mission

    Example: the Treachery of a Romulan in stasis does not count
      Given Alice has:
        | card  | where                     |
        | Sela  | on "Qualor II Rendezvous" |
        | Baran | on "Qualor II Rendezvous" |
      When Alice attempts "Qualor II Rendezvous"
      Then "Qualor II Rendezvous" is still not completed

  @ruling=faq96-312-qualor-ii-rendezvous-05
  Rule: When the mission is solved the aligned leave stasis

    Example: a Romulan beams up after Amarie has solved the mission
      Given Alice has:
        | card    | where                     |
        | Haakona | at "Qualor II Rendezvous" |
        | Sela    | on "Qualor II Rendezvous" |
        | Amarie  | on "Qualor II Rendezvous" |
      When Alice attempts "Qualor II Rendezvous"
      Then "Qualor II Rendezvous" is now completed
      And "Sela" is no longer in stasis
      When Alice beams "Sela" aboard "Haakona"
      Then "Sela" is now aboard "Haakona"
      And "Sela" is still not stopped
      And Alice still has 30 points
      And nothing else has changed

  @ruling=faq96-312-qualor-ii-rendezvous-06
  Rule: After the mission is solved the aligned fight like anybody else

    Background:
      Given Alice has:
        | card   | where                     |
        | Sela   | on "Qualor II Rendezvous" |
        | Amarie | on "Qualor II Rendezvous" |
      And Bob has:
        | card | where                     |
        | Bok  | on "Qualor II Rendezvous" |

    @part=initiate
    Example: a Romulan attacks after the mission is solved
      When Alice attempts "Qualor II Rendezvous"
      And Alice attacks "Bok" with "Sela"
      Then that is legal
      And "Bok" has been killed

    Example: a Romulan in stasis does not attack
      When Alice attacks "Bok" with "Sela"
      Then that is illegal
      And nothing else has changed

    @part=attacked
    Example: a Romulan is attacked and defends herself after the mission is solved
      When Alice attempts "Qualor II Rendezvous"
      And Alice ends the turn
      And Bob attacks "Sela" with "Bok"
      Then that is legal
      And "Sela" has not been killed
