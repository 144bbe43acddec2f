Feature: Skills that are doubled and removed
  What a card does to all skills of a personnel at once.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eS-skills-modifying-04
  Rule: Only regular skills are doubled

    Example: Ishka comes to Zek, and doubles all that he can do but his special skill
      Given Alice has:
        | card            | where             |
        | Kreechta        | at "Excavation"   |
        | Grand Nagus Zek | aboard "Kreechta" |
        | Ishka           | on "Excavation"   |
      Then the skills box of "Grand Nagus Zek" is Acquisition, Greed, Leadership, Law, Diplomacy, special skill
      When Alice beams "Ishka" aboard "Kreechta"
      Then the skills box of "Grand Nagus Zek" is Acquisition x2, Greed x2, Leadership x2, Law x2, Diplomacy x2, special skill
      And "Ishka" is now aboard "Kreechta"
      And nothing else has changed

  @ruling=1eS-skills-modifying-01
  Rule: What removes skills removes regular and special skills alike

    @part=frame-of-mind @frame=many
    Example: Frame of Mind leaves nothing to Deanna Troi
      Given Alice has:
        | card                        | where           |
        | Deanna Troi (First Contact) | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Frame of Mind | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses Law
      And Bob chooses Music
      Then the skills box of "Deanna Troi (First Contact)" is Law, Music

    @part=frame-of-mind
    Scenario Outline: Deanna Troi and the team with her have been stopped, and <what>
      Given Alice has:
        | card                        | where           | state   |
        | Deanna Troi (First Contact) | on "Excavation" | stopped |
        | Worf                        | on "Excavation" | stopped |
      And Bob has:
        | card          | where     |
        | Frame of Mind | on "<on>" |
      And "Frame of Mind" is targeting "<on>"
      When Alice uses "Deanna Troi (First Contact)"
      Then that is <outcome>

      Examples:
        | what                                   | on                          | outcome |
        | she does not remember how to rouse it  | Deanna Troi (First Contact) | illegal |
        | she rouses it, though Worf is confused | Worf                        | legal   |

    @part=impersonate-captive
    Example: the Founder Leader who impersonates Riva has what Riva has, and treachery, and no special skill
      Given Alice has:
        | card                | where               |
        | Founder Leader      | on "Excavation"     |
        | Impersonate Captive | on "Founder Leader" |
      And Bob has:
        | card | where           | state                        |
        | Riva | on "Excavation" | captive, controlled by Alice |
      And "Impersonate Captive" is targeting "Riva"
      Then the skills box of "Founder Leader" is Diplomacy x2, Treachery
